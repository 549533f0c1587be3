import UIKit

/// A delegate that records its calls in the words of the measured cases.
@preconcurrency @MainActor
final class SplitRecorder: NSObject, UISplitViewControllerDelegate {
  let log: Log
  var top: UISplitViewController.Column?
  var mode: UISplitViewController.DisplayMode?
  var handles = false
  var separated: UIViewController?
  var target = UISplitViewController.DisplayMode.automatic
  /// A closure that is called with the logged text of each delegate call.
  var onCall: ((String) -> Void)?

  init(_ log: Log) { self.log = log }

  private func note(_ line: String) {
    log.note(line)
    onCall?(line)
  }

  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
    note("willChangeTo(\(displayMode.rawValue))")
  }
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { target }
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    note("willShow(\(column.rawValue))")
  }
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    note("willHide(\(column.rawValue))")
  }
  func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
    note("didShow(\(column.rawValue))")
  }
  func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
    note("didHide(\(column.rawValue))")
  }
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) { note("drag begins") }
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) { note("drag ended") }
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    note("topColumnForCollapsing(\(proposedTopColumn.rawValue))")
    return top ?? proposedTopColumn
  }
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    note("displayModeForExpanding(\(proposedDisplayMode.rawValue))")
    return mode ?? proposedDisplayMode
  }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { note("didCollapse") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { note("didExpand") }
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    note("primaryViewController(forCollapsing)")
    return nil
  }
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    note("primaryViewController(forExpanding)")
    return nil
  }
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    note("collapseSecondary(onto:)")
    return handles
  }
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    note("separateSecondary(from:)")
    return separated
  }
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    note("show vc: \(SplitTestCase.name(vc))")
    return handles
  }
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    note("showDetail: \(SplitTestCase.name(vc))")
    return handles
  }
}
