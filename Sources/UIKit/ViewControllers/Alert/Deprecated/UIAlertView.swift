import CoreGraphics
import Foundation

/// An alert that is shown by itself, without a view controller. An older form of `UIAlertController` with the style `alert`.
///
/// The buttons have indexes in the order in which they were added, with the cancel button of the initializer first. The alert is
/// shown in a window in front of all others, and is kept alive until it has disappeared.
@available(*, deprecated, message: "UIAlertView is deprecated. Use UIAlertController with a preferredStyle of alert.")
@preconcurrency @MainActor open class UIAlertView: UIView {
  private let alert = ButtonAlert()
  private var fields: [UITextField] = []
  /// The controller that shows the alert, from the first access to a text field or the call of `show()` until the alert
  /// has disappeared.
  private var prepared: ButtonAlertController?

  /// Creates an alert view without a title and buttons.
  ///
  /// - Parameter frame: Ignored. The alert is in the center of the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    connect()
  }

  /// Creates an alert view without a title and buttons.
  ///
  /// - Parameter coder: An unarchiver. Only the properties of `UIView` are decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    connect()
  }

  /// Creates an alert view with at most one button.
  ///
  /// - Parameters:
  ///   - title: The title, or nil for none.
  ///   - message: The text below the title, or nil for none.
  ///   - delegate: The delegate, an object that conforms to `UIAlertViewDelegate`, or nil.
  ///   - cancelButtonTitle: The title of the cancel button, or nil for no cancel button.
  public convenience init(title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Creates an alert view with several buttons.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The text below the title.
  ///   - delegate: The delegate, or nil.
  ///   - cancelButtonTitle: The title of the cancel button, whose index is 0, or nil for no cancel button.
  ///   - firstButtonTitle: The title of the first other button.
  ///   - moreButtonTitles: The titles of further buttons.
  public convenience init(
    title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    alert.firstOtherIndex = addButton(withTitle: firstButtonTitle)
    for title in moreButtonTitles { addButton(withTitle: title) }
  }

  private func connect() {
    alert.clicked = { [unowned self] in responder?.alertView(self, clickedButtonAt: $0) }
    alert.willDismiss = { [unowned self] in responder?.alertView(self, willDismissWithButtonIndex: $0) }
    alert.didDismiss = { [unowned self] in
      // The controller has its buttons. Another call of `show()` needs a new one.
      prepared = nil
      responder?.alertView(self, didDismissWithButtonIndex: $0)
    }
  }

  /// The delegate, an object that conforms to `UIAlertViewDelegate`. The default is nil.
  open weak var delegate: AnyObject?
  private var responder: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

  /// The title. The default is an empty string.
  open var title = "" { didSet { prepared?.title = title } }
  /// The text below the title. The default is nil.
  open var message: String? { didSet { prepared?.message = message } }

  // MARK: Buttons

  /// Adds a button after the others. It must be added before the alert is shown.
  ///
  /// - Parameter title: The title of the button, or nil for none.
  /// - Returns: The index of the button.
  @discardableResult open func addButton(withTitle title: String?) -> Int { alert.add(title) }

  /// Returns the title with which a button was added.
  ///
  /// - Parameter buttonIndex: The index of the button.
  /// - Returns: The title, or nil if there is no button with the index.
  open func buttonTitle(at buttonIndex: Int) -> String? { alert.title(at: buttonIndex) }

  /// The number of buttons, including the cancel button.
  open var numberOfButtons: Int { alert.count }
  /// The index of the cancel button. The default is -1, which means that there is none.
  open var cancelButtonIndex: Int {
    get { alert.cancelIndex }
    set { alert.cancelIndex = newValue }
  }
  /// The index of the first button that was passed to the initializer as an other button, or -1 if there is none.
  open var firstOtherButtonIndex: Int { alert.firstOtherIndex }

  // MARK: Text fields

  /// The text fields of the alert. The default is none.
  open var alertViewStyle = UIAlertViewStyle.default {
    didSet {
      guard !isVisible, alertViewStyle != oldValue else { return }
      prepared = nil
      fields = []
    }
  }

  /// Returns a text field of the alert, whose number and purpose the style determines.
  ///
  /// - Parameter textFieldIndex: The index of the field: 0 for the only field or that for the name, 1 for the one for the
  ///   password beside a name.
  /// - Returns: The field, or nil if the style of the alert has no such field.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    if fields.isEmpty { prepare() }
    return fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
  }

  @discardableResult private func prepare() -> ButtonAlertController {
    if let prepared { return prepared }
    let controller = ButtonAlertController(title: title, message: message, preferredStyle: .alert)
    fields = []
    switch alertViewStyle {
    case .default: break
    case .plainTextInput: addField(to: controller, isSecure: false, placeholder: nil)
    case .secureTextInput: addField(to: controller, isSecure: true, placeholder: nil)
    case .loginAndPasswordInput:
      addField(to: controller, isSecure: false, placeholder: "Login")
      addField(to: controller, isSecure: true, placeholder: "Password")
    }
    prepared = controller
    return controller
  }

  private func addField(to controller: UIAlertController, isSecure: Bool, placeholder: String?) {
    controller.addTextField { [unowned self] field in
      field.isSecureTextEntry = isSecure
      field.placeholder = placeholder
      field.addAction(UIAction { [weak self] _ in self?.updateFirstOther() }, for: .editingChanged)
      fields.append(field)
    }
  }

  private func updateFirstOther() {
    alert.setFirstOtherEnabled(responder?.alertViewShouldEnableFirstOtherButton(self) ?? true)
  }

  // MARK: Showing

  /// A Boolean value that indicates whether the alert is shown. It is `false` before `show()` and after the alert was
  /// dismissed.
  open var isVisible: Bool { alert.isVisible }

  /// Shows the alert with an animation. Does nothing if it is visible.
  open dynamic func show() {
    guard !isVisible else { return }
    let controller = prepare()
    responder?.willPresent(self)
    alert.show(
      controller, owner: self, beside: nil, configure: { _ in updateFirstOther() },
      completion: { [weak self] in self.map { $0.responder?.didPresent($0) } })
  }

  /// Hides the alert, as if a button had been chosen. The delegate is not told that the button was clicked.
  ///
  /// - Parameters:
  ///   - buttonIndex: The index of the button.
  ///   - animated: `true` to animate.
  open dynamic func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    alert.dismiss(buttonIndex, animated: animated)
  }
}
