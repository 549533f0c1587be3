import Foundation

// UIKit's identifiers of the parts of a main menu.
//
// The initial main menu contains root, application, file, newScene, edit, undoRedo, standardEdit, format, view, window
// and help. The other identifiers are for parts that an application adds.
extension UIMenu.Identifier {
  /// The identifier of the group with the About command.
  public static let about = Self("com.apple.menu.about")
  /// The identifier of the group with the commands for text alignment.
  public static let alignment = Self("com.apple.menu.alignment")
  /// The identifier of the application menu.
  public static let application = Self("com.apple.menu.application")
  /// The identifier of the group with the command that brings all windows to the front.
  public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
  /// The identifier of the group with the commands that close windows.
  public static let close = Self("com.apple.menu.close")
  /// The identifier of the group with the commands for documents.
  public static let document = Self("com.apple.menu.document")
  /// The identifier of the Edit menu.
  public static let edit = Self("com.apple.menu.edit")
  /// The identifier of the File menu.
  public static let file = Self("com.apple.menu.file")
  /// The identifier of the group with the commands for finding text.
  public static let find = Self("com.apple.menu.find")
  /// The identifier of the group with the commands for fonts.
  public static let font = Self("com.apple.menu.font")
  /// The identifier of the Format menu.
  public static let format = Self("com.apple.menu.format")
  /// The identifier of the group with the full screen commands.
  public static let fullscreen = Self("com.apple.menu.fullscreen")
  /// The identifier of the Help menu.
  public static let help = Self("com.apple.menu.help")
  /// The identifier of the group with the commands that hide applications.
  public static let hide = Self("com.apple.menu.hide")
  /// The identifier of the group with the commands that add words to the spelling dictionary.
  public static let learn = Self("com.apple.menu.learn")
  /// The identifier of the group with the commands that look up text.
  public static let lookup = Self("com.apple.menu.lookup")
  /// The identifier of the group with the commands that minimize and zoom windows.
  public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
  /// The identifier of the group with the commands that open new windows.
  public static let newScene = Self("com.apple.menu.new-scene")
  /// The identifier of the group with the commands that open recent documents.
  public static let openRecent = Self("com.apple.menu.open-recent")
  /// The identifier of the group with the command that opens the settings.
  public static let preferences = Self("com.apple.menu.preferences")
  /// The identifier of the group with the print commands.
  public static let print = Self("com.apple.menu.print")
  /// The identifier of the group with the Quit command.
  public static let quit = Self("com.apple.menu.quit")
  /// The identifier of the group with the commands that replace text.
  public static let replace = Self("com.apple.menu.replace")
  /// The identifier of the root of the main menu.
  public static let root = Self("com.apple.menu.root")
  /// The identifier of the group with the services menu.
  public static let services = Self("com.apple.menu.services")
  /// The identifier of the group with the commands for sharing.
  public static let share = Self("com.apple.menu.share")
  /// The identifier of the group with the commands for sidebars.
  public static let sidebar = Self("com.apple.menu.sidebar")
  /// The identifier of the group with the speech commands.
  public static let speech = Self("com.apple.menu.speech")
  /// The identifier of the group with the spelling commands.
  public static let spelling = Self("com.apple.menu.spelling")
  /// The identifier of the group with the spelling options.
  public static let spellingOptions = Self("com.apple.menu.spelling-options")
  /// The identifier of the group with the commands of the spelling panel.
  public static let spellingPanel = Self("com.apple.menu.spelling-panel")
  /// The identifier of the group with the standard editing commands, such as Copy and Paste.
  public static let standardEdit = Self("com.apple.menu.standard-edit")
  /// The identifier of the group with the substitution options.
  public static let substitutionOptions = Self("com.apple.menu.substitution-options")
  /// The identifier of the group with the substitution commands.
  public static let substitutions = Self("com.apple.menu.substitutions")
  /// The identifier of the group with the commands of the substitutions panel.
  public static let substitutionsPanel = Self("com.apple.menu.substitutions-panel")
  /// The identifier of the group with the commands for text.
  public static let text = Self("com.apple.menu.text")
  /// The identifier of the group with the commands for text color.
  public static let textColor = Self("com.apple.menu.text-color")
  /// The identifier of the group with the commands for text size.
  public static let textSize = Self("com.apple.menu.text-size")
  /// The identifier of the group with the commands for text style.
  public static let textStyle = Self("com.apple.menu.text-style")
  /// The identifier of the group with the commands that copy and paste text style.
  public static let textStylePasteboard = Self("com.apple.menu.text-style-pasteboard")
  /// The identifier of the group with the commands for toolbars.
  public static let toolbar = Self("com.apple.menu.toolbar")
  /// The identifier of the group with the commands that transform text, such as to upper case.
  public static let transformations = Self("com.apple.menu.transformations")
  /// The identifier of the group with the Undo and Redo commands.
  public static let undoRedo = Self("com.apple.menu.undo-redo")
  /// The identifier of the View menu.
  public static let view = Self("com.apple.menu.view")
  /// The identifier of the Window menu.
  public static let window = Self("com.apple.menu.window")
  /// The identifier of the group with the commands for the writing direction.
  public static let writingDirection = Self("com.apple.menu.writing-direction")
  /// The identifier of the group with the commands that open documents.
  public static let open = Self("com.apple.menu.open")
  /// The identifier of the group with the AutoFill commands.
  public static let autoFill = Self("com.apple.menu.auto-fill")
}
