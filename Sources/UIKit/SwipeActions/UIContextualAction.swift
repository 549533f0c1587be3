import Foundation

/// An action of a button beside a swiped row.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The styles of actions.
  public enum Style: Int, Sendable {
    /// A normal action. The button is gray by default, and the row closes after the action was performed.
    case normal = 0
    /// An action that deletes the row. The button is red by default.
    case destructive = 1
  }

  /// A closure that performs an action.
  ///
  /// Its arguments are the action, the view that shows it, and a closure that must be called at the end, with `true` if
  /// the action was performed. The row remains open until then.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  private var styleStorage = Style.normal
  private var handlerStorage: Handler = { _, _, done in done(false) }
  private var colorStorage: UIColor?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: The style of the action.
  ///   - title: The title of the button, or `nil` for none.
  ///   - handler: A closure that performs the action.
  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    self.init()
    styleStorage = style
    handlerStorage = handler
    self.title = title
  }

  /// Creates an action of the normal style that has no effect. Subclasses call this initializer.
  public override init() { super.init() }

  /// The style of the action.
  open var style: Style { styleStorage }

  /// The closure that performs the action.
  open var handler: Handler { handlerStorage }

  /// The title of the button, or `nil` for no title. A button with an image shows the title below the image if the row
  /// is high enough.
  open var title: String?

  /// The background color of the button. Setting `nil` restores the default of the style: red for destructive actions,
  /// otherwise gray.
  open var backgroundColor: UIColor! {
    get { colorStorage ?? (styleStorage == .destructive ? .systemRed : .systemGray) }
    set { colorStorage = newValue }
  }

  /// The image of the button, above the title. It is drawn as a template image unless it has another rendering mode.
  /// The default is `nil`.
  open var image: UIImage?
}
