import CoreGraphics
import Foundation

/// A list of actions that is shown by itself, without a view controller. An older form of `UIAlertController` with the style
/// `actionSheet`.
///
/// The buttons have indexes in the order in which they were added: of those of the initializer, the destructive button is the
/// first one, followed by the cancel button and the others. The sheet is kept alive until it has disappeared.
@available(*, deprecated, message: "UIActionSheet is deprecated. Use UIAlertController with the style actionSheet.")
@preconcurrency @MainActor open class UIActionSheet: UIView {
  private let alert = ButtonAlert()

  /// Creates an action sheet without a title and buttons.
  ///
  /// - Parameter frame: Ignored.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    connect()
  }

  /// Creates an action sheet without a title and buttons.
  ///
  /// - Parameter coder: An unarchiver. Only the properties of `UIView` are decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    connect()
  }

  /// Creates an action sheet with at most two buttons.
  ///
  /// - Parameters:
  ///   - title: The title, or nil for none.
  ///   - delegate: The delegate, or nil.
  ///   - cancelButtonTitle: The title of the cancel button, or nil for no cancel button.
  ///   - destructiveButtonTitle: The title of the red button, or nil for none.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.delegate = delegate
    if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Creates an action sheet with several buttons.
  ///
  /// - Parameters:
  ///   - title: The title, or nil for none.
  ///   - delegate: The delegate, or nil.
  ///   - cancelButtonTitle: The title of the cancel button, or nil for no cancel button.
  ///   - destructiveButtonTitle: The title of the red button, or nil for none.
  ///   - firstButtonTitle: The title of the first other button.
  ///   - moreButtonTitles: The titles of further buttons.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
      destructiveButtonTitle: destructiveButtonTitle)
    alert.firstOtherIndex = addButton(withTitle: firstButtonTitle)
    for title in moreButtonTitles { addButton(withTitle: title) }
  }

  private func connect() {
    alert.clicked = { [unowned self] in delegate?.actionSheet(self, clickedButtonAt: $0) }
    alert.willDismiss = { [unowned self] in delegate?.actionSheet(self, willDismissWithButtonIndex: $0) }
    alert.didDismiss = { [unowned self] in delegate?.actionSheet(self, didDismissWithButtonIndex: $0) }
  }

  /// The delegate. The default is nil.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The title. The default is an empty string.
  open var title = ""
  /// The appearance. It has no effect since iOS 7. The default is `automatic`.
  open var actionSheetStyle = UIActionSheetStyle.automatic

  // MARK: Buttons

  /// Adds a button after the others. It must be added before the sheet is shown.
  ///
  /// - Parameter title: The title of the button, or nil for none.
  /// - Returns: The index of the button.
  @discardableResult open func addButton(withTitle title: String?) -> Int { alert.add(title) }

  /// Returns the title with which a button was added.
  ///
  /// - Parameter buttonIndex: The index of the button.
  /// - Returns: The title, or nil if there is no button with the index.
  open func buttonTitle(at buttonIndex: Int) -> String? { alert.title(at: buttonIndex) }

  /// The number of buttons, including the cancel button and the red one.
  open var numberOfButtons: Int { alert.count }
  /// The index of the cancel button. The default is -1, which means that there is none.
  open var cancelButtonIndex: Int {
    get { alert.cancelIndex }
    set { alert.cancelIndex = newValue }
  }
  /// The index of the red button. It is ignored if the sheet has only one button. The default is -1, which means that there is
  /// none.
  open var destructiveButtonIndex: Int {
    get { alert.destructiveIndex }
    set { alert.destructiveIndex = newValue }
  }
  /// The index of the first button that was passed to the initializer as an other button, or -1 if there is none.
  open var firstOtherButtonIndex: Int { alert.firstOtherIndex }

  // MARK: Showing

  /// A Boolean value that indicates whether the sheet is shown. It is `false` before `show` and after the sheet was dismissed.
  open var isVisible: Bool { alert.isVisible }

  /// Shows the sheet with an animation.
  ///
  /// - Parameter view: A toolbar. If the width of its window is regular, the sheet is a popover that points at it.
  open dynamic func show(from view: UIToolbar) { show(view, view.bounds) }

  /// Shows the sheet with an animation.
  ///
  /// - Parameter view: A tab bar. If the width of its window is regular, the sheet is a popover that points at it.
  open dynamic func show(from view: UITabBar) { show(view, view.bounds) }

  /// Shows the sheet, with a bar button item at which it points. A sheet that is visible already is not changed.
  ///
  /// - Parameters:
  ///   - item: A bar button item. If the width of its window is regular, the sheet is a popover that points at it.
  ///   - animated: `true` to animate.
  open dynamic func show(from item: UIBarButtonItem, animated: Bool) {
    show(nil, .null, item: item, animated: animated)
  }

  /// Shows the sheet, with a part of a view at which it points. A sheet that is visible already is not changed.
  ///
  /// - Parameters:
  ///   - rect: The part of the view at which the sheet points if the width of the view's window is regular.
  ///   - view: The view.
  ///   - animated: `true` to animate.
  open dynamic func show(from rect: CGRect, in view: UIView, animated: Bool) { show(view, rect, animated: animated) }

  /// Shows the sheet with an animation, without a view at which it points.
  ///
  /// - Parameter view: A view of the window in whose scene the sheet is shown.
  open dynamic func show(in view: UIView) { show(view, nil) }

  private func show(_ view: UIView?, _ rect: CGRect?, item: UIBarButtonItem? = nil, animated: Bool = true) {
    guard !isVisible else { return }
    let controller = ButtonAlertController(
      title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
    delegate?.willPresent(self)
    alert.show(
      controller, owner: self, beside: view?.window, animated: animated,
      configure: { root in
        guard let popover = controller.popoverPresentationController else { return }
        if let item {
          popover.barButtonItem = item
        } else if let view, let rect {
          popover.sourceView = root
          popover.sourceRect = view.convert(rect, to: nil)
        }
      },
      completion: { [weak self] in self.map { $0.delegate?.didPresent($0) } })
  }

  /// Hides the sheet, as if a button had been chosen. The delegate is not told that the button was clicked.
  ///
  /// - Parameters:
  ///   - buttonIndex: The index of the button.
  ///   - animated: `true` to animate.
  open dynamic func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    alert.dismiss(buttonIndex, animated: animated)
  }
}
