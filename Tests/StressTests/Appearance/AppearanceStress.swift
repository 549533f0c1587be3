import TestSupport
import UIKit
import UIKitTesting

/// A stress test of view controllers that push, pop, present, dismiss, select, and add and remove children at random, also in the
/// appearance callbacks of any of them.
///
/// Many of these calls are errors. Each controller must receive its callbacks in a legal order all the same. At rest, exactly the
/// controllers whose views are in the window have appeared, and the completion handler of each call that was not reported as an
/// error has been called once.
@MainActor
final class AppearanceStress: NSObject, UINavigationControllerDelegate {
  enum Family { case navigation, tabs, pages, children, mixed, split, swipes }

  let family: Family
  let app: TestApplication
  var random: SeededRandom
  private var probes: [AppearanceProbe] = []
  private let navigation = UINavigationController()
  private let tabs = UITabBarController()
  let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let plain = UIViewController()
  /// The split view of the family `split`, and the controller that contains it and determines its size class.
  let split: UISplitViewController
  let splitHost = UIViewController()
  /// What happened so far, for the message about a failure.
  private var history: [String] = []
  private var failure: String?
  /// The numbers of the controllers that a change of the current step shows, at once or after another change.
  private var reserved: Set<Int> = []
  private var remainingChanges = 0
  private var depth = 0
  private var callCount = 0
  private var completionCounts: [Int: Int] = [:]
  private var completionNumber = 0
  /// The calls whose completion handlers must have been called at rest, by the numbers of the handlers.
  private var expectedCompletions: [Int: String] = [:]
  /// The changes in progress, from the outermost to the innermost, and whether an error was reported for each.
  private var hasReport: [Bool] = []
  /// The number of calls of one step above which the controllers are considered to loop.
  private static let maximumCallCount = 100_000

  init(_ family: Family, seed: UInt64, in app: TestApplication) {
    self.family = family
    self.app = app
    random = SeededRandom(seed: seed)
    split = UISplitViewController(style: Bool.random(using: &random) ? .doubleColumn : .tripleColumn)
    super.init()
    for number in 0..<6 { probes.append(AppearanceProbe(number, self)) }
    navigation.delegate = self
    switch family {
    case .navigation:
      navigation.setViewControllers([probes[0]], animated: false)
      app.show(navigation)
    case .tabs:
      tabs.setViewControllers([probes[0], probes[1]], animated: false)
      app.show(tabs)
    case .pages:
      pages.setViewControllers([probes[0]], direction: .forward, animated: false)
      app.show(pages)
    case .swipes:
      pages.setViewControllers([probes[0]], direction: .forward, animated: false)
      pages.dataSource = self
      pages.delegate = self
      app.show(pages)
    case .children:
      app.show(plain)
    case .mixed:
      navigation.setViewControllers([probes[0]], animated: false)
      tabs.setViewControllers([navigation, probes[1]], animated: false)
      app.show(tabs)
    case .split:
      showSplit(probes)
    }
    app.onReport = { [weak self] report in self?.reported(report) }
  }

  // MARK: Callbacks

  /// An error was reported, which belongs to the innermost change.
  private func reported(_ report: String) {
    if !hasReport.isEmpty { hasReport[hasReport.count - 1] = true }
  }

  func fail(_ what: String) { if failure == nil { failure = what + " | \(history.suffix(150))" } }

  /// A callback of a controller, in which the hierarchy may be changed.
  func called(_ callback: String, _ controller: UIViewController?) {
    callCount += 1
    if callCount > Self.maximumCallCount { fatalError("\(callback) is called without end after \(history.suffix(60))") }
    history.append(callback)
    guard remainingChanges > 0, depth < 3, pick(0...5) == 0 else { return }
    remainingChanges -= 1
    depth += 1
    history.append("{")
    change(controller)
    history.append("}")
    depth -= 1
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { called("willShow \(viewController)", nil) }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { called("didShow \(viewController)", nil) }

  /// Passes a completion handler to a call. It must be called once, or never if the call is an error.
  private func complete(_ what: String, _ call: (@escaping () -> Void) -> Void) {
    completionNumber += 1
    let number = completionNumber
    call { [weak self] in
      guard let self else { return }
      completionCounts[number, default: 0] += 1
      if completionCounts[number] != 1 { fail("completion \(number) was called twice") }
      called("completion \(number)", nil)
    }
    if hasReport.last != true { expectedCompletions[number] = what }
  }

  // MARK: Changes

  func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  var anyProbe: AppearanceProbe { probes[pick(0...probes.count - 1)] }

  /// A controller that is neither a child nor presented nor belongs to a column, or `nil` if there is none.
  func freeProbe() -> AppearanceProbe? {
    let root = app.window.rootViewController
    let free = probes.filter {
      $0.parent == nil && $0.presentingViewController == nil && $0 !== root && !reserved.contains($0.number)
        && !isColumn($0)
    }
    return free.randomElement(using: &random)
  }

  func note(_ what: String) { history.append(what) }

  /// Performs a change. Controllers that the change is about to show are not used by its callbacks: two containers of one controller
  /// are an error that the containers cannot notice.
  func perform(with controllers: [UIViewController], _ change: () -> Void) {
    for case let probe as AppearanceProbe in controllers { reserved.insert(probe.number) }
    change()
  }

  /// Changes the hierarchy at random.
  private func change(_ controller: UIViewController?) {
    hasReport.append(false)
    defer { hasReport.removeLast() }
    let isAnimated = pick(0...1) == 0
    switch pick(0...9) {
    case 0...1: present(from: controller, isAnimated)
    case 2...3: dismiss(controller, isAnimated)
    case 4...5: changeChildren(of: controller)
    default:
      switch family {
      case .navigation: changeStack(isAnimated)
      case .tabs: changeTabs(isAnimated)
      case .pages, .swipes: changePages(isAnimated)
      case .children: changeChildren(of: plain)
      case .mixed: if pick(0...2) == 0 { changeTabs(isAnimated) } else { changeStack(isAnimated) }
      case .split: changeSplit(isAnimated)
      }
    }
  }

  private func present(from controller: UIViewController?, _ isAnimated: Bool) {
    guard let presented = freeProbe(), let root = app.window.rootViewController else { return }
    var presenter = pick(0...1) == 0 ? root : controller ?? anyProbe
    // UIKit discourages presenting on detached view controllers. One whose view a transition still shows would do so.
    var outermost = presenter
    while let next = outermost.parent ?? outermost.presentingViewController { outermost = next }
    if outermost !== root, outermost.viewIfLoaded?.window != nil { presenter = root }
    let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .pageSheet, .fullScreen]
    presented.modalPresentationStyle = styles[pick(0...3)]
    let style = presented.modalPresentationStyle
    let what = "\(presenter.title ?? "root") presents \(presented) \(style) \(isAnimated ? "animated" : "")"
    note(what)
    complete(what) { handler in
      perform(with: [presented]) { presenter.present(presented, animated: isAnimated, completion: handler) }
    }
  }

  private func dismiss(_ controller: UIViewController?, _ isAnimated: Bool) {
    guard let root = app.window.rootViewController else { return }
    let dismissed = pick(0...1) == 0 ? root : controller ?? anyProbe
    let what = "dismiss \(dismissed.title ?? "root") \(isAnimated ? "animated" : "")"
    note(what)
    complete(what) { dismissed.dismiss(animated: isAnimated, completion: $0) }
  }

  private func changeStack(_ isAnimated: Bool) {
    switch pick(0...5) {
    case 0, 1:
      guard let pushed = freeProbe() else { return }
      note("push \(pushed) \(isAnimated ? "animated" : "")")
      perform(with: [pushed]) { navigation.pushViewController(pushed, animated: isAnimated) }
      guard let coordinator = navigation.transitionCoordinator else { return }
      complete("the transition of push \(pushed)") { handler in
        // A transition that is over already refuses the handler.
        let isAccepted = coordinator.animate(alongsideTransition: nil) { _ in handler() }
        if !isAccepted { hasReport[hasReport.count - 1] = true }
      }
    case 2:
      note("pop \(isAnimated ? "animated" : "")")
      navigation.popViewController(animated: isAnimated)
    case 3:
      note("pop to root \(isAnimated ? "animated" : "")")
      navigation.popToRootViewController(animated: isAnimated)
    case 4:
      guard let target = navigation.viewControllers.randomElement(using: &random) else { return }
      note("pop to \(target) \(isAnimated ? "animated" : "")")
      navigation.popToViewController(target, animated: isAnimated)
    default:
      var stack = navigation.viewControllers.shuffled(using: &random)
      if let added = freeProbe() { stack.append(added) }
      stack = Array(stack.prefix(pick(1...3)))
      guard !stack.isEmpty else { return }
      note("set \(stack) \(isAnimated ? "animated" : "")")
      perform(with: stack) { navigation.setViewControllers(stack, animated: isAnimated) }
    }
  }

  private func changeTabs(_ isAnimated: Bool) {
    switch pick(0...3) {
    case 0:
      var list = tabs.viewControllers ?? []
      if list.count > 1, pick(0...1) == 0 { list.remove(at: pick(0...list.count - 1)) }
      if list.count < 4, let added = freeProbe() { list.append(added) }
      note("set tabs \(list.map { $0.title ?? "nav" }) \(isAnimated ? "animated" : "")")
      perform(with: list) { tabs.setViewControllers(list, animated: isAnimated) }
    default:
      guard let list = tabs.viewControllers, !list.isEmpty else { return }
      let index = pick(0...list.count - 1)
      note("select \(list[index].title ?? "nav")")
      tabs.selectedIndex = index
    }
  }

  private func changePages(_ isAnimated: Bool) {
    guard let page = freeProbe() ?? (pages.viewControllers?.first as? AppearanceProbe) else { return }
    let what = "page \(page) \(isAnimated ? "animated" : "")"
    note(what)
    let direction = pick(0...1) == 0 ? UIPageViewController.NavigationDirection.forward : .reverse
    complete(what) { handler in
      perform(with: [page]) {
        pages.setViewControllers([page], direction: direction, animated: isAnimated) { _ in handler() }
      }
    }
  }

  private func changeChildren(of controller: UIViewController?) {
    let parent = controller ?? anyProbe
    guard parent === plain || parent is AppearanceProbe else { return }
    if pick(0...3) == 0, exchangeChild(of: parent) { return }
    if pick(0...1) == 0, let child = freeProbe(), child !== parent {
      note("add \(child) to \(parent.title ?? "plain")")
      perform(with: [child]) {
        parent.addChild(child)
        guard child.parent === parent else { return }
        child.view.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
        parent.view.addSubview(child.view)
        // A callback of the line above can have removed the child, while its view was not in the hierarchy yet.
        guard child.parent === parent else { return child.view.removeFromSuperview() }
        child.didMove(toParent: parent)
      }
    } else if let child = parent.children.randomElement(using: &random) {
      note("remove \(child.title ?? "") from \(parent.title ?? "plain")")
      child.willMove(toParent: nil)
      guard child.parent === parent else { return }
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
  }

  /// Replaces a child by another with a transition, and returns `false` if there is no child to replace.
  private func exchangeChild(of parent: UIViewController) -> Bool {
    let shown = parent.children.filter {
      $0.viewIfLoaded?.superview != nil && $0.viewIfLoaded?.superview === parent.viewIfLoaded
    }
    guard let old = shown.randomElement(using: &random), let new = freeProbe(), new !== parent else { return false }
    let isAnimated = pick(0...1) == 0
    let what = "exchange \(old.title ?? "") for \(new) in \(parent.title ?? "plain") \(isAnimated ? "animated" : "")"
    note(what)
    perform(with: [new]) {
      old.willMove(toParent: nil)
      parent.addChild(new)
      guard new.parent === parent, old.parent === parent else { return }
      complete(what) { handler in
        // An animation without changes would end at once.
        let animations = { new.view.frame.origin.x += 1 }
        parent.transition(from: old, to: new, duration: isAnimated ? 0.25 : 0, animations: animations) { _ in
          if old.parent === parent { old.removeFromParent() }
          if new.parent === parent { new.didMove(toParent: parent) }
          handler()
        }
      }
    }
    return true
  }

  // MARK: Running

  /// Performs random steps, and returns what is wrong, or `nil`.
  func run(steps: Int) -> String? {
    for _ in 0..<steps {
      callCount = 0
      remainingChanges = 4
      reserved = []
      if family == .swipes, pick(0...2) == 0 {
        swipe()
        if failure != nil { return failure }
        continue
      }
      switch pick(0...4) {
      case 0, 1:
        change(anyProbe)
      case 2:
        note("frame")
        app.frame()
      case 3:
        note("0.2 s")
        app.advance(by: 0.2)
      default:
        note("rest")
        do { try app.waitUntilIdle(limit: 20) } catch { fail("\(error)") }
        remainingChanges = 0
        checkRest()
      }
      if failure != nil { return failure }
    }
    remainingChanges = 0
    do { try app.waitUntilIdle(limit: 20) } catch { fail("\(error)") }
    checkRest()
    return failure
  }

  // MARK: Checks

  /// Compares the controllers with the views in the window while nothing moves.
  private func checkRest() {
    for probe in probes {
      let isInWindow = isShown(probe.viewIfLoaded)
      if isInWindow != (probe.phase == .appeared) {
        fail("at rest \(probe) is \(probe.phase), and its view is \(isInWindow ? "in" : "outside of") the window")
      }
      if !isInWindow, probe.phase != .disappeared { fail("at rest \(probe) is \(probe.phase)") }
    }
    for (number, what) in expectedCompletions where completionCounts[number] == nil {
      fail("at rest completion \(number) of \(what) was not called")
    }
    expectedCompletions = [:]
    checkContainers()
    checkPresentations()
  }

  /// Returns whether a view is in the window. The views of the hidden columns of a split view are not shown, although they are in
  /// the window.
  private func isShown(_ view: UIView?) -> Bool {
    guard let view, view.window != nil else { return false }
    guard family == .split else { return true }
    return !sequence(first: view, next: \.superview).contains(where: \.isHidden)
  }

  private func checkContainers() {
    checkSplit()
    if navigation.viewIfLoaded?.window != nil, let top = navigation.topViewController {
      if top.viewIfLoaded?.window == nil { fail("the top controller \(top) is not visible") }
      for hidden in navigation.viewControllers.dropLast() where hidden.viewIfLoaded?.window != nil {
        fail("\(hidden) is visible below the top controller")
      }
      checkTouches(top)
    }
    if tabs.viewIfLoaded?.window != nil, let selected = tabs.selectedViewController {
      if selected.viewIfLoaded?.window == nil { fail("the selected \(selected.title ?? "nav") is not visible") }
      checkTouches(selected)
    }
    if pages.viewIfLoaded?.window != nil, let page = pages.viewControllers?.first {
      if page.viewIfLoaded?.window == nil { fail("the page \(page) is not visible") }
      checkTouches(page)
    }
  }

  /// Checks that the controller's view receives touches.
  func checkTouches(_ controller: UIViewController) {
    var view = controller.viewIfLoaded
    while let current = view {
      if !current.isUserInteractionEnabled { fail("\(controller) receives no touches, because of \(current)") }
      view = current.superview
    }
  }

  private func checkPresentations() {
    guard let root = app.window.rootViewController else { return }
    var shown: [UIViewController] = []
    var next = root.presentedViewController
    while let presented = next {
      shown.append(presented)
      if presented.viewIfLoaded?.window == nil, presented.presentedViewController == nil {
        fail("\(presented) is presented and not visible")
      }
      next = presented.presentedViewController.flatMap { $0 === presented ? nil : $0 }
    }
    if shown.isEmpty, root.viewIfLoaded?.window == nil { fail("the root is not visible") }
    let containerCount = app.window.subviews.filter { $0 !== root.viewIfLoaded }.count
    if containerCount != shown.count {
      fail("\(containerCount) views are above the root, and \(shown.count) controllers are presented")
    }
  }
}
