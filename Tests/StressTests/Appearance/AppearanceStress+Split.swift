import UIKit
import UIKitTesting

/// The changes and checks of a split view.
extension AppearanceStress: UISplitViewControllerDelegate {
  private var columns: [UISplitViewController.Column] {
    split.style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// Shows a split view in a container, whose traits collapse and expand it.
  func showSplit(_ probes: [AppearanceProbe]) {
    for (column, probe) in zip(columns, probes) { split.setViewController(probe, for: column) }
    split.delegate = self
    splitHost.traitOverrides.horizontalSizeClass = pick(0...2) == 0 ? .compact : .regular
    app.show(splitHost)
    splitHost.addChild(split)
    split.view.frame = splitHost.view.bounds
    split.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    splitHost.view.addSubview(split.view)
    split.didMove(toParent: splitHost)
  }

  /// Returns whether a controller belongs to a column. It is not a child while the column is not part of a collapsed interface.
  func isColumn(_ probe: AppearanceProbe) -> Bool {
    family == .split && columns.contains { split.viewController(for: $0) === probe }
  }

  func changeSplit(_ isAnimated: Bool) {
    let column = columns[pick(0...columns.count - 1)]
    switch pick(0...9) {
    case 0, 1:
      note("show column \(column)")
      split.show(column)
    case 2:
      note("hide column \(column)")
      split.hide(column)
    case 3:
      let controller = pick(0...2) == 0 ? nil : freeProbe()
      note("set \(controller?.title ?? "nil") for \(column)")
      perform(with: [controller].compactMap { $0 }) { split.setViewController(controller, for: column) }
    case 4:
      let modes: [UISplitViewController.DisplayMode] = [
        .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary, .twoOverSecondary,
        .twoDisplaceSecondary,
      ]
      let mode = modes[pick(0...modes.count - 1)]
      note("mode \(mode)")
      split.preferredDisplayMode = mode
    case 5, 6:
      let isCompact = pick(0...1) == 0
      note(isCompact ? "compact" : "regular")
      splitHost.traitOverrides.horizontalSizeClass = isCompact ? .compact : .regular
    case 7:
      guard let detail = freeProbe() else { return }
      note("detail \(detail)")
      perform(with: [detail]) { split.showDetailViewController(detail, sender: nil) }
    default:
      changeColumnStack(of: column, isAnimated)
    }
  }

  /// Pushes onto the navigation stack of a column, or pops from it.
  private func changeColumnStack(of column: UISplitViewController.Column, _ isAnimated: Bool) {
    guard let navigation = split.viewController(for: column)?.navigationController else { return }
    if pick(0...1) == 0, let pushed = freeProbe() {
      note("push \(pushed) in \(column) \(isAnimated ? "animated" : "")")
      perform(with: [pushed]) { navigation.pushViewController(pushed, animated: isAnimated) }
    } else {
      note("pop in \(column) \(isAnimated ? "animated" : "")")
      navigation.popViewController(animated: isAnimated)
    }
  }

  // MARK: Checks

  /// Checks that the columns that the split view shows are visible, and that the others are not.
  func checkSplit() {
    guard family == .split, split.viewIfLoaded?.window != nil else { return }
    if split.isCollapsed != (splitHost.traitCollection.horizontalSizeClass == .compact) {
      fail("the split view is \(split.isCollapsed ? "" : "not ")collapsed")
    }
    if split.isCollapsed { return checkCollapsed() }
    for column in columns {
      guard let controller = split.viewController(for: column) as? AppearanceProbe else { continue }
      // In a column with a stack, another controller can cover this one.
      guard let navigation = controller.navigationController, let top = navigation.topViewController as? AppearanceProbe
      else {
        if split.isShowing(column) { fail("the column \(column) with \(controller) is shown, and is in no stack") }
        continue
      }
      let isShown = top.phase == .appeared
      if isShown != split.isShowing(column) {
        fail("isShowing(\(column)) is \(!isShown), but \(top) has \(isShown ? "" : "not ")appeared")
      }
      if isShown { checkTouches(top) }
    }
  }

  /// Checks that the top of the stacks is visible. It can be a controller that was pushed above the columns.
  private func checkCollapsed() {
    guard let outer = split.children.first as? UINavigationController else {
      if !split.viewControllers.isEmpty { fail("the collapsed split view has no stack") }
      return
    }
    if split.children.count > 1 { fail("the collapsed split view has the children \(split.children)") }
    var top = outer.topViewController
    if let nested = top as? UINavigationController { top = nested.topViewController }
    guard let top = top as? AppearanceProbe else { return fail("the collapsed split view has no top") }
    if top.phase != .appeared { fail("the top \(top) of the collapsed split view is \(top.phase)") }
    checkTouches(top)
  }

  // MARK: The delegate

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { called("willChangeTo \(displayMode)", nil) }
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    called("willShow \(column)", nil)
  }
  func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
    called("didShow \(column)", nil)
  }
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    called("willHide \(column)", nil)
  }
  func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
    called("didHide \(column)", nil)
  }
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    called("topColumn", nil)
    return pick(0...2) == 0 ? .primary : proposedTopColumn
  }
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    called("modeForExpanding", nil)
    return proposedDisplayMode
  }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { called("didCollapse", nil) }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { called("didExpand", nil) }
}
