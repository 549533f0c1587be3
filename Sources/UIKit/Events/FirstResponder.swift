/// An object that stores the first responder of each window of an application.
@MainActor package final class FirstResponder {
  private static var shared: FirstResponder { ApplicationContext.object(.firstResponders, FirstResponder()) }
  private final class Entry {
    weak var window: UIWindow?
    weak var responder: UIResponder?
    init(_ window: UIWindow, _ responder: UIResponder) {
      self.window = window
      self.responder = responder
    }
  }

  // An array is sufficient, because an application has only a few windows.
  private var entries: [Entry] = []

  /// A view that requested to become first responder before it was in a window.
  private struct Request { weak var view: UIView? }
  private var requests: [Request] = []
  private var changeHandler: ((UIWindow, UIResponder?) -> Void)?
  /// The first responders that are being asked to resign, because others become first responder.
  private var resigningResponders: [UIResponder] = []
  /// The first responders that are being cleared after they have resigned and become first responder again in their callbacks.
  private var clearedResponders: [UIResponder] = []
  /// The number of nested calls that responders forward along their chains.
  private var forwardingDepth = 0

  /// A closure that is called after the first responder of a window has changed. The host uses it to start or stop text
  /// input.
  package static var onChange: ((UIWindow, UIResponder?) -> Void)? {
    get { shared.changeHandler }
    set { shared.changeHandler = newValue }
  }

  /// Runs code that forwards a call to the next responder. Its argument is the number of such calls that are running, with this one.
  static func withForwardingDepth<Result>(_ code: (Int) -> Result) -> Result {
    let owner = shared
    owner.forwardingDepth += 1
    defer { owner.forwardingDepth -= 1 }
    return code(owner.forwardingDepth)
  }

  /// Returns the first responder of a window, or `nil` if there is none.
  package static func current(in window: UIWindow) -> UIResponder? {
    shared.entries.first { $0.window === window }?.responder
  }

  /// Returns the view of the first responder, or of its view controller, if it is inside of a view, otherwise `nil`.
  ///
  /// - Complexity: O(1) while there is no first responder.
  static func view(inside container: UIView) -> UIView? {
    if shared.entries.isEmpty { return nil }
    guard let window = container.window else { return nil }
    var chain = ResponderChain(from: current(in: window))
    while let responder = chain.next() {
      if let view = responder.shownView { return view.isDescendant(of: container) ? view : nil }
    }
    return nil
  }

  /// Returns whether a responder is the first responder of its window.
  static func isFirst(_ responder: UIResponder) -> Bool {
    shared.entries.contains { $0.responder === responder && $0.window != nil }
  }

  /// Makes a responder the first responder of its window, after the previous one has resigned.
  ///
  /// Returns `false` if the responder cannot become first responder or is in no window, or if the previous one does not
  /// resign. A view without a window becomes first responder when it enters one.
  static func makeFirstResponder(_ responder: UIResponder) -> Bool {
    if responder.isFirstResponder { return true }
    guard responder.canBecomeFirstResponder, !shared.clearedResponders.contains(where: { $0 === responder }) else {
      return false
    }
    guard let window = window(of: responder) else {
      if let view = responder as? UIView { request(view) }
      return false
    }
    guard resignCurrent(in: window, for: responder) else { return false }
    if responder.isFirstResponder { return true }
    // A callback can have moved the responder to another window, or out of its window.
    guard FirstResponder.window(of: responder) === window else { return false }
    shared.entries.removeAll { $0.window == nil || $0.window === window || $0.responder === responder }
    shared.entries.append(Entry(window, responder))
    onChange?(window, responder)
    updateInputViews(of: window)
    return true
  }

  /// Resigns the first responder of a window, and those that become first responder in its callbacks, in favor of another
  /// responder. Returns `false` if one of them does not resign.
  private static func resignCurrent(in window: UIWindow, for responder: UIResponder) -> Bool {
    for _ in 0..<10 {
      guard let current = current(in: window), current !== responder else { return true }
      guard !shared.resigningResponders.contains(where: { $0 === current }) else {
        // UIKit calls the two methods in turn until the stack overflows.
        Diagnostics.report(
          "\(responder).becomeFirstResponder() was called while \(current) resigns; call it after super.resignFirstResponder()"
        )
        return false
      }
      shared.resigningResponders.append(current)
      let hasResigned = current.canResignFirstResponder && current.resignFirstResponder()
      shared.resigningResponders.removeAll { $0 === current }
      guard hasResigned else { return false }
      // An override that does not call super has not resigned, and others become first responder again at once, such as a text
      // field with a wrong text. They are replaced all the same, and cannot become first responder while they end.
      if FirstResponder.current(in: window) === current {
        shared.clearedResponders.append(current)
        clear(current)
        shared.clearedResponders.removeLast()
      }
    }
    Diagnostics.report(
      "\(responder) cannot become first responder, because other responders become first responder whenever one resigns"
    )
    return false
  }

  /// Makes a view without a window the first responder when it enters one, unless it resigns before.
  static func request(_ view: UIView) {
    shared.requests.removeAll { $0.view == nil || $0.view === view }
    shared.requests.append(Request(view: view))
  }

  /// Performs the requests of views that are now in a window.
  ///
  /// - Complexity: O(1) while no view waits for its window.
  static func viewDidEnterWindow() {
    if shared.requests.isEmpty { return }
    let viewsInWindow = shared.requests.compactMap(\.view).filter { $0.window != nil }
    shared.requests.removeAll { $0.view.map { $0.window != nil } ?? true }
    for view in viewsInWindow { view.becomeFirstResponder() }
  }

  /// Updates the input views of a window. The method is called after its first responder or the responder's input views
  /// have changed.
  static func updateInputViews(of window: UIWindow) {
    let owner: AnyObject = window
    (owner as? any InputViewsOwner)?.setNeedsInputViewsUpdate()
  }

  /// Resigns the first responder. Returns `false` if its `canResignFirstResponder` is `false`.
  static func resign(_ responder: UIResponder) -> Bool {
    if !shared.requests.isEmpty { shared.requests.removeAll { $0.view === responder } }
    guard let entry = shared.entries.first(where: { $0.responder === responder }) else { return true }
    guard responder.canResignFirstResponder else { return false }
    shared.entries.removeAll { $0 === entry }
    if let window = entry.window {
      onChange?(window, nil)
      updateInputViews(of: window)
    }
    return true
  }

  /// Clears a first responder that has refused to resign, and tells it that its editing has ended.
  static func clear(_ responder: UIResponder) {
    guard let entry = shared.entries.first(where: { $0.responder === responder }) else { return }
    shared.entries.removeAll { $0 === entry }
    if let window = entry.window {
      onChange?(window, nil)
      updateInputViews(of: window)
    }
    responder.editingWasForcedToEnd()
  }

  /// Resigns a first responder inside a view that is about to leave its window.
  ///
  /// - Complexity: O(1) while there is no first responder.
  package static func viewWillLeaveWindow(_ view: UIView) {
    if shared.entries.isEmpty { return }
    for responder in shared.entries.compactMap(\.responder) {
      if isInside(responder, view), !responder.resignFirstResponder() { clear(responder) }
    }
  }

  /// Clears a first responder inside a view that has left its window, if it became first responder in a callback of the removal.
  ///
  /// - Complexity: O(1) while there is no first responder.
  static func viewDidLeaveWindow(_ view: UIView) {
    if shared.entries.isEmpty { return }
    for responder in shared.entries.compactMap(\.responder) {
      guard let shownView = responder.shownView, shownView.window == nil else { continue }
      if shownView.isDescendant(of: view) { clear(responder) }
    }
  }

  /// Returns whether a view contains a responder, or is in its chain.
  private static func isInside(_ responder: UIResponder, _ view: UIView) -> Bool {
    // An override of `next` can lead past the view.
    if let shownView = responder.shownView, shownView.isDescendant(of: view) { return true }
    var chain = ResponderChain(from: responder)
    while let current = chain.next() {
      // If the first responder is a view controller, the responder chain from it does not contain the controller's own view.
      // `shownView` of the controller is that view.
      if current.shownView === view { return true }
    }
    return false
  }

  private static func window(of responder: UIResponder) -> UIWindow? {
    var chain = ResponderChain(from: responder)
    while let current = chain.next() {
      guard let window = current as? UIWindow else { continue }
      // An override of `next` can lead from a view that is in no window to one.
      if let view = responder as? UIView, view !== window { return view.window }
      return window
    }
    return nil
  }
}
