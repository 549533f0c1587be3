import Foundation

// The names of the parts of a main menu, as UIKit has them. Those that the main menu begins with: root, application, file,
// newScene, edit, undoRedo, standardEdit, format, view, window, help; the others name parts that an application puts in.
extension UIMenu.Identifier {
  /// The group of about.
  public static let about = Self("com.apple.menu.about")
  /// The group of alignment.
  public static let alignment = Self("com.apple.menu.alignment")
  /// The application's menu.
  public static let application = Self("com.apple.menu.application")
  /// The group of bring all to front.
  public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
  /// The group of close.
  public static let close = Self("com.apple.menu.close")
  /// The group of document.
  public static let document = Self("com.apple.menu.document")
  /// The menu of editing.
  public static let edit = Self("com.apple.menu.edit")
  /// The menu of documents.
  public static let file = Self("com.apple.menu.file")
  /// The group of find.
  public static let find = Self("com.apple.menu.find")
  /// The group of font.
  public static let font = Self("com.apple.menu.font")
  /// The menu of looks.
  public static let format = Self("com.apple.menu.format")
  /// The group of fullscreen.
  public static let fullscreen = Self("com.apple.menu.fullscreen")
  /// The menu of help.
  public static let help = Self("com.apple.menu.help")
  /// The group of hide.
  public static let hide = Self("com.apple.menu.hide")
  /// The group of learn.
  public static let learn = Self("com.apple.menu.learn")
  /// The group of lookup.
  public static let lookup = Self("com.apple.menu.lookup")
  /// The group of minimize and zoom.
  public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
  /// The group of new scene.
  public static let newScene = Self("com.apple.menu.new-scene")
  /// The group of open recent.
  public static let openRecent = Self("com.apple.menu.open-recent")
  /// The group of preferences.
  public static let preferences = Self("com.apple.menu.preferences")
  /// The group of print.
  public static let print = Self("com.apple.menu.print")
  /// The group of quit.
  public static let quit = Self("com.apple.menu.quit")
  /// The group of replace.
  public static let replace = Self("com.apple.menu.replace")
  /// The whole menu.
  public static let root = Self("com.apple.menu.root")
  /// The group of services.
  public static let services = Self("com.apple.menu.services")
  /// The group of share.
  public static let share = Self("com.apple.menu.share")
  /// The group of sidebar.
  public static let sidebar = Self("com.apple.menu.sidebar")
  /// The group of speech.
  public static let speech = Self("com.apple.menu.speech")
  /// The group of spelling.
  public static let spelling = Self("com.apple.menu.spelling")
  /// The group of spelling options.
  public static let spellingOptions = Self("com.apple.menu.spelling-options")
  /// The group of spelling panel.
  public static let spellingPanel = Self("com.apple.menu.spelling-panel")
  /// The group of standard edit.
  public static let standardEdit = Self("com.apple.menu.standard-edit")
  /// The group of substitution options.
  public static let substitutionOptions = Self("com.apple.menu.substitution-options")
  /// The group of substitutions.
  public static let substitutions = Self("com.apple.menu.substitutions")
  /// The group of substitutions panel.
  public static let substitutionsPanel = Self("com.apple.menu.substitutions-panel")
  /// The group of text.
  public static let text = Self("com.apple.menu.text")
  /// The group of text color.
  public static let textColor = Self("com.apple.menu.text-color")
  /// The group of text size.
  public static let textSize = Self("com.apple.menu.text-size")
  /// The group of text style.
  public static let textStyle = Self("com.apple.menu.text-style")
  /// The group of text style pasteboard.
  public static let textStylePasteboard = Self("com.apple.menu.text-style-pasteboard")
  /// The group of toolbar.
  public static let toolbar = Self("com.apple.menu.toolbar")
  /// The group of transformations.
  public static let transformations = Self("com.apple.menu.transformations")
  /// The group of undo redo.
  public static let undoRedo = Self("com.apple.menu.undo-redo")
  /// The menu of what is seen.
  public static let view = Self("com.apple.menu.view")
  /// The menu of windows.
  public static let window = Self("com.apple.menu.window")
  /// The group of writing direction.
  public static let writingDirection = Self("com.apple.menu.writing-direction")
  /// The group that opens documents.
  public static let open = Self("com.apple.menu.open")
  /// The group that fills in what is known.
  public static let autoFill = Self("com.apple.menu.auto-fill")
}
