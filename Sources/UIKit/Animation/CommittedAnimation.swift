import Foundation

/// An animation block between `UIView.beginAnimations(_:context:)` and `UIView.commitAnimations()`: its delegate, and the
/// delegate's methods.
@MainActor
final class CommittedAnimation {
  private let identifier: String?
  private let context: UnsafeMutableRawPointer?
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?

  init(_ identifier: String?, _ context: UnsafeMutableRawPointer?) {
    self.identifier = identifier
    self.context = context
  }

  /// Tells the delegate that the animations start, by calling its method `animationWillStart(_:context:)` or the one that was
  /// set instead.
  func sendStart() {
    guard let delegate, let willStart else { return }
    _ = willStart.performForResult(on: delegate, sender: identifier, event: context)
  }

  /// Tells the delegate that the animations have stopped, by calling its method `animationDidStop(_:finished:context:)` or the
  /// one that was set instead.
  func sendStop(_ finished: Bool) {
    guard let delegate, let didStop else { return }
    _ = didStop.performForResult(on: delegate, sender: identifier, event: NSNumber(value: finished), third: context)
  }
}
