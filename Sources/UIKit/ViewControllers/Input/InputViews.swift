import CoreGraphics
import Foundation

/// The views for text input at the bottom of a window, from the bottom: the first responder's `inputView`, the bar with the groups of
/// its `inputAssistantItem`, and its `inputAccessoryView`.
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
  /// The bar of the find navigator, which is shown in place of the accessory view, or `nil` if the navigator is not visible.
  private var findBar: UIView?
  /// The height of the accessory view in the last update.
  private var accessoryHeight: CGFloat = 0
  private var assistantBar: InputAssistantBar?
  private var controllers: [UIInputViewController] = []
  /// The number of changes of the views so far. The end of an animation of an earlier change is not announced.
  private var changeCount = 0

  private init(_ window: UIWindow) { self.window = window }

  private var isVisible: Bool { inputView != nil || accessory != nil || assistantBar != nil }

  /// Updates the input views of a window after its first responder, or the responder's views, have changed.
  ///
  /// The update happens in the next layout, so that a change of the focus from one field to another does not hide the
  /// views in between.
  static func setNeedsUpdate(_ window: UIWindow) {
    shared.entries.removeAll { $0.window == nil }
    let responder = FirstResponder.current(in: window)
    let inputViews = shared.entries.first { $0.window === window }
    guard inputViews != nil || InputSources(responder).isAny else { return }
    if inputViews == nil { shared.entries.append(InputViews(window)) }
    AfterLayoutQueue.enqueue { shared.entries.first { $0.window === window }?.update() }
  }

  /// Returns the bar of the find navigator of a window, or `nil` if it has none.
  static func findBar(in window: UIWindow) -> UIView? { shared.entries.first { $0.window === window }?.findBar }

  /// Shows the bar of a find navigator in a window, in place of the accessory view of the first responder.
  ///
  /// The bar becomes part of the window at once, so that its field can become the first responder.
  ///
  /// - Parameters:
  ///   - bar: The bar, whose frame has its height, or `nil` to hide the current one.
  ///   - window: The window.
  static func setFindBar(_ bar: UIView?, in window: UIWindow) {
    let entry = shared.entries.first { $0.window === window } ?? InputViews(window)
    if !shared.entries.contains(where: { $0 === entry }) { shared.entries.append(entry) }
    entry.findBar = bar
    entry.update()
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
    let sources = InputSources(responder)
    let newInput = sources.input
    let newAccessory = findBar ?? sources.accessory
    let isBarCurrent = assistantBar?.item === sources.assistant && assistantBar?.isCurrent ?? true
    let hasNewHeight = findBar.map { $0.frame.height != accessoryHeight } ?? false
    guard newInput !== inputView || newAccessory !== accessory || !isBarCurrent || hasNewHeight else { return }
    let wasVisible = isVisible
    let oldFrame = wasVisible ? container.frame : Self.hiddenFrame(in: window)
    let oldControllers = controllers.filter { controller in !sources.controllers.contains { $0 === controller } }
    let newControllers = sources.controllers.filter { controller in !controllers.contains { $0 === controller } }
    controllers = sources.controllers
    for controller in oldControllers { controller.beginAppearanceTransition(false, animated: true) }
    for controller in newControllers { controller.beginAppearanceTransition(true, animated: true) }
    for view in [inputView, accessory] where view !== newInput && view !== newAccessory { view?.removeFromSuperview() }
    inputView = newInput
    accessory = newAccessory
    if !isBarCurrent {
      assistantBar?.removeFromSuperview()
      assistantBar = sources.assistant.map { InputAssistantBar($0) }
    }
    window.inputContainer = isVisible ? container : nil
    let width = window.bounds.width
    accessoryHeight = Self.height(newAccessory, width: width)
    let barHeight = assistantBar == nil ? 0 : InputAssistantBar.height
    let height = accessoryHeight + barHeight + Self.height(newInput, width: width)
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
        if let assistantBar {
          container.addSubview(assistantBar)
          assistantBar.frame = CGRect(x: 0, y: accessoryHeight, width: width, height: barHeight)
          assistantBar.autoresizingMask = .flexibleWidth
        }
        if let newInput {
          container.addSubview(newInput)
          let top = accessoryHeight + barHeight
          newInput.frame = CGRect(x: 0, y: top, width: width, height: height - top)
        }
      }
    }
    notifyFrameChange(oldFrame, frame, shows: isVisible && !wasVisible, hides: !isVisible, hasEnded: false)
    let isHidden = !isVisible
    changeCount += 1
    let change = changeCount
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .curveEaseInOut],
      animations: {
        self.container.frame = frame
        UIKeyboardLayoutGuide.layOutViews(in: window)
      },
      completion: { [self] _ in
        if isHidden, !isVisible { container.removeFromSuperview() }
        // A change during this one has begun transitions of its own for the controllers that it removes or adds again, and
        // ends them. The views are not shown or hidden where this change would have left them.
        func contains(_ list: [UIInputViewController], _ controller: UIViewController) -> Bool {
          list.contains(where: { $0 === controller })
        }
        for controller in oldControllers + newControllers
        where change == changeCount || contains(newControllers, controller) == contains(controllers, controller) {
          controller.endAppearanceTransition()
        }
        guard change == changeCount else { return }
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

/// The input views of the first responder or, for each of them, of the nearest next responder that has one.
@MainActor private struct InputSources {
  var input: UIView?
  var accessory: UIView?
  var assistant: UITextInputAssistantItem?
  var controllers: [UIInputViewController] = []
  var isAny: Bool { input != nil || accessory != nil || assistant != nil }

  init(_ firstResponder: UIResponder?) {
    var chain = ResponderChain(from: firstResponder)
    while let responder = chain.next() {
      if input == nil { input = view(responder.inputViewController) ?? responder.inputView }
      if accessory == nil { accessory = view(responder.inputAccessoryViewController) ?? responder.inputAccessoryView }
      if assistant == nil, let item = AssistantItems.item(of: responder), item.hasGroups { assistant = item }
    }
  }

  private mutating func view(_ controller: UIInputViewController?) -> UIView? {
    guard let controller else { return nil }
    if !controllers.contains(where: { $0 === controller }) { controllers.append(controller) }
    return controller.view
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

extension UIWindow: InputViewsOwner {
  func setNeedsInputViewsUpdate() { InputViews.setNeedsUpdate(self) }
}
