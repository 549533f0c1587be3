import Foundation

/// An action that is performed by a button beside a swiped row, or by a full swipe.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Constants that specify the style of a contextual action: normal or destructive.
  public enum Style: Int, Sendable {
    /// A normal action. The button is gray by default, and the row closes when the action ends.
    case normal = 0
    /// An action that deletes the row. The button is red by default.
    case destructive = 1
  }

  /// A closure that performs an action.
  ///
  /// Its arguments are the action, the view of the button, and a completion handler that you must call when the action
  /// ends. Pass `true` to the completion handler if the action was performed. The row remains open until you call it.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  private var styleStorage = Style.normal
  private var handlerStorage: Handler = { _, _, completion in completion(false) }
  private var colorStorage: UIColor?

  /// Creates an action with a style, a title and a handler.
  ///
  /// - Parameters:
  ///   - style: The style of the action.
  ///   - title: The title of the button, or `nil` for no title.
  ///   - handler: A closure that performs the action.
  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    self.init()
    styleStorage = style
    handlerStorage = handler
    self.title = title
  }

  /// Creates an action of the normal style that has no effect. Subclasses call this initializer.
  public override init() { super.init() }

  /// The style of the action, which determines its default color.
  open var style: Style { styleStorage }

  /// The closure that performs the action.
  open var handler: Handler { handlerStorage }

  /// The title of the button, or `nil` for no title. If the button has an image, the title is below it, provided that
  /// the row is high enough.
  open var title: String?

  /// The background color of the button. Setting this property to `nil` restores the default color of the style, which
  /// is red for destructive actions and gray for others.
  open var backgroundColor: UIColor! {
    get { colorStorage ?? (styleStorage == .destructive ? .systemRed : .systemGray) }
    set { colorStorage = newValue }
  }

  /// The image of the button, above the title. In the automatic rendering mode it is drawn as a template image. The
  /// default is `nil`.
  open var image: UIImage?
}
