import Foundation

/// What a button at the side of a swiped row does, and how it looks.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// What kind of action it is.
  public enum Style: Int, Sendable {
    /// Grey, unless it has a colour of its own; the row goes back to its place when the action is done.
    case normal = 0
    /// Red; when the action was carried out, its row is taken away.
    case destructive = 1
  }

  /// Does the work: the action, the view that shows it, and what is to be called when the work is done, with whether it was
  /// carried out. Until then the row stays open.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  private var styleStorage = Style.normal
  private var handlerStorage: Handler = { _, _, done in done(false) }
  private var colorStorage: UIColor?

  /// An action with a title; nil where an image says enough.
  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    self.init()
    styleStorage = style
    handlerStorage = handler
    self.title = title
  }

  /// Creates an action of the normal style that does nothing. Subclasses call this initializer.
  public override init() { super.init() }

  /// What kind of action it is.
  open var style: Style { styleStorage }

  /// Does the work.
  open var handler: Handler { handlerStorage }

  /// What the button says; nil: nothing. A button with an image shows it below that where it is high enough.
  open var title: String?

  /// The button's ground; nil brings the style's back. Default: red where the action is destructive, else grey.
  open var backgroundColor: UIColor! {
    get { colorStorage ?? (styleStorage == .destructive ? .systemRed : .systemGray) }
    set { colorStorage = newValue }
  }

  /// What the button shows above its title, as a template unless it says otherwise. Default nil.
  open var image: UIImage?
}
