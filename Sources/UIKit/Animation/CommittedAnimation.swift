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

  /// Calls the delegate's method for the beginning: `animationWillStart(_:context:)`.
  func sendStart() {
    guard let delegate, let willStart else { return }
    _ = willStart.performForResult(on: delegate, sender: identifier, event: context)
  }

  /// Calls the delegate's method for the end: `animationDidStop(_:finished:context:)`.
  func sendStop(_ finished: Bool) {
    guard let delegate, let didStop else { return }
    _ = didStop.performForResult(on: delegate, sender: identifier, event: NSNumber(value: finished), third: context)
  }
}
