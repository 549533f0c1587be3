import CoreGraphics
import Foundation

/// The views for text input at the bottom of a window: the first responder's `inputView` and, above it, its `inputAccessoryView`.
///
/// Tessera has no on-screen keyboard. These views behave like the on-screen keyboard of an iPad.
@MainActor final class InputViews {
  /// The input views of all windows that have displayed input views.
  @MainActor final class Registry {
    fileprivate var entries: [InputViews] = []
  }
  private static var shared: Registry { ApplicationContext.object(.inputViews, Registry()) }

  private weak var window: UIWindow?
  private let container = InputContainerView(frame: .zero)
  private var inputView: UIView?
  private var accessory: UIView?

  private init(_ window: UIWindow) { self.window = window }

  private var isVisible: Bool { inputView != nil || accessory != nil }

  /// Updates the input views of a window after its first responder, or the responder's views, have changed.
  ///
  /// The update happens in the next layout, so that a change of the focus from one field to another does not hide the
  /// views in between.
  static func setNeedsUpdate(_ window: UIWindow) {
    shared.entries.removeAll { $0.window == nil }
    let responder = FirstResponder.current(in: window)
    let inputViews = shared.entries.first { $0.window === window }
    guard
      inputViews != nil || firstInputView(responder, \.inputView) != nil
        || firstInputView(responder, \.inputAccessoryView) != nil
    else {
      return
    }
    if inputViews == nil { shared.entries.append(InputViews(window)) }
    AfterLayoutQueue.enqueue { shared.entries.first { $0.window === window }?.update() }
  }

  /// Returns the value of the key path `path` (`inputView` or `inputAccessoryView`) for the responder, or for the nearest next
  /// responder with such a view. Returns `nil` if no responder in the chain has one.
  private static func firstInputView(_ responder: UIResponder?, _ path: KeyPath<UIResponder, UIView?>) -> UIView? {
    var current = responder
    while let responder = current {
      if let view = responder[keyPath: path] { return view }
      current = responder.next
    }
    return nil
  }

  private static func height(_ view: UIView?, width: CGFloat) -> CGFloat {
    guard let view else { return 0 }
    if (view as? UIInputView)?.allowsSelfSizing == true {
      return view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    if view.frame.height > 0 { return view.frame.height }
    let height = view.intrinsicContentSize.height
    return height > 0 ? height : view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  private func update() {
    guard let window else { return }
    let responder = FirstResponder.current(in: window)
    let newInput = Self.firstInputView(responder, \.inputView)
    let newAccessory = Self.firstInputView(responder, \.inputAccessoryView)
    guard newInput !== inputView || newAccessory !== accessory else { return }
    let wasVisible = isVisible
    let oldFrame = wasVisible ? container.frame : Self.hiddenFrame(in: window)
    for view in [inputView, accessory] where view !== newInput && view !== newAccessory { view?.removeFromSuperview() }
    inputView = newInput
    accessory = newAccessory
    window.inputContainer = isVisible ? container : nil
    let width = window.bounds.width
    let accessoryHeight = Self.height(newAccessory, width: width)
    let height = accessoryHeight + Self.height(newInput, width: width)
    let bottomInset = window.safeAreaInsets.bottom
    let frame =
      isVisible
      ? CGRect(x: 0, y: window.bounds.height - height - bottomInset, width: width, height: height + bottomInset)
      : Self.hiddenFrame(in: window)
    if isVisible {
      if container.superview !== window {
        container.frame = CGRect(x: 0, y: window.bounds.height, width: width, height: frame.height)
        window.addSubview(container)
      }
      UIView.withoutAnimation {
        if let newAccessory {
          container.addSubview(newAccessory)
          newAccessory.frame = CGRect(x: 0, y: 0, width: width, height: accessoryHeight)
        }
        if let newInput {
          container.addSubview(newInput)
          newInput.frame = CGRect(x: 0, y: accessoryHeight, width: width, height: height - accessoryHeight)
        }
      }
    }
    notifyFrameChange(oldFrame, frame, shows: isVisible && !wasVisible, hides: !isVisible, hasEnded: false)
    let isHidden = !isVisible
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .curveEaseInOut],
      animations: {
        self.container.frame = frame
        UIKeyboardLayoutGuide.layOutViews(in: window)
      },
      completion: { [self] _ in
        if isHidden, !isVisible { container.removeFromSuperview() }
        notifyFrameChange(oldFrame, frame, shows: !isHidden && !wasVisible, hides: isHidden, hasEnded: true)
      })
  }

  private static func hiddenFrame(in window: UIWindow) -> CGRect {
    CGRect(x: 0, y: window.bounds.height, width: window.bounds.width, height: 0)
  }

  private func notifyFrameChange(_ oldFrame: CGRect, _ newFrame: CGRect, shows: Bool, hides: Bool, hasEnded: Bool) {
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: oldFrame),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: newFrame),
      UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
      UIResponder.keyboardAnimationCurveUserInfoKey: UIView.AnimationCurve.easeInOut.rawValue,
      UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
    func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: nil, userInfo: info) }
    if !hasEnded {
      post(UIResponder.keyboardWillChangeFrameNotification)
      if shows { post(UIResponder.keyboardWillShowNotification) }
      if hides { post(UIResponder.keyboardWillHideNotification) }
    } else {
      post(UIResponder.keyboardDidChangeFrameNotification)
      if shows { post(UIResponder.keyboardDidShowNotification) }
      if hides { post(UIResponder.keyboardDidHideNotification) }
    }
  }
}

/// The container of the input views, which remains at the bottom of the window when the size of the window changes.
private final class InputContainerView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    autoresizingMask = [.flexibleTopMargin, .flexibleWidth]
    layer.zPosition = 5_000
  }

  required init?(coder: NSCoder) { nil }
}

extension UIResponder {
  /// Posted before the first responder's `inputView` or `inputAccessoryView` appears.
  ///
  /// The use of a hardware keyboard does not post the notification.
  nonisolated public static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
  /// Posted after the input views have appeared.
  nonisolated public static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
  /// Posted before the input views disappear.
  nonisolated public static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
  /// Posted after the input views have disappeared.
  nonisolated public static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
  /// Posted before the frame of the input views changes, and before the notifications of showing and hiding.
  nonisolated public static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted after the frame of the input views has changed.
  nonisolated public static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The key in the `userInfo` dictionary for the frame before the change: an `NSValue` of a rectangle in the window's
  /// coordinates.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key in the `userInfo` dictionary for the frame after the change: an `NSValue` of a rectangle in the window's
  /// coordinates.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key in the `userInfo` dictionary for the duration of the animation, in seconds.
  nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key in the `userInfo` dictionary for the curve of the animation: the raw value of a `UIView.AnimationCurve`.
  nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// The key in the `userInfo` dictionary for a Boolean value that indicates whether the notification concerns this
  /// application. The value is always `true` in Tessera.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIWindow: InputViewsOwner {
  func setNeedsInputViewsUpdate() { InputViews.setNeedsUpdate(self) }
}
