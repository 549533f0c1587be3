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

  /// Tells the delegate that the animations start. Calls its method `animationWillStart(_:context:)`, or the method that
  /// `setAnimationWillStart(_:)` has set.
  func sendStart() {
    guard let delegate, let willStart else { return }
    _ = willStart.performForResult(on: delegate, sender: identifier, event: context)
  }

  /// Tells the delegate that the animations have stopped. Calls its method `animationDidStop(_:finished:context:)`, or the method that
  /// `setAnimationDidStop(_:)` has set.
  func sendStop(_ finished: Bool) {
    guard let delegate, let didStop else { return }
    _ = didStop.performForResult(on: delegate, sender: identifier, event: NSNumber(value: finished), third: context)
  }
}
