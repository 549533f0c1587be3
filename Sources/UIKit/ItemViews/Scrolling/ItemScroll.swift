import CoreGraphics
import Foundation

/// A scroll to an item that lands exactly: the place of an item among items that say their size is an estimate until they
/// are shown. So the offset is compared with the item's place after each layout pass: a jump is corrected in the same pass,
/// an animated scroll is led to the new place without a jerk and ends where the item is.
@MainActor
final class ItemScroll<Host: ItemScrollHost> {
  private struct Goal {
    /// Follows the item through updates.
    var path: IndexPath
    let position: Host.ScrollPosition
    /// Still on its way along the curve of an animated scroll.
    var isAnimated: Bool
    /// A pass has ended with the item in its place. A second one has to agree: what was shown in the first may have told
    /// its size since.
    var isConfirmed = false
    /// How often the offset was corrected without an animation.
    var corrections = 0
  }

  /// A layout whose sizes do not come to rest is left alone after so many corrections.
  static var mostCorrections: Int { 16 }

  private var goal: Goal?

  /// Whether a scroll has not landed yet.
  var isRunning: Bool { goal != nil }

  /// Remembers where a scroll goes. To be called when the offset was set, animated or not.
  ///
  /// - Parameters:
  ///   - path: The item.
  ///   - position: Where it is to be.
  ///   - host: The view; it is laid out again.
  func begin(to path: IndexPath, at position: Host.ScrollPosition, in host: Host) {
    goal = Goal(path: path, position: position, isAnimated: host.isScrollAnimating)
    host.setNeedsLayout()
  }

  /// Forgets the item.
  func cancel() { goal = nil }

  /// Follows the item to its place after an update; forgets it if it was deleted.
  func follow(_ newPath: (IndexPath) -> IndexPath?) {
    guard let old = goal else { return }
    goal = nil
    guard let path = newPath(old.path) else { return }
    goal = old
    goal?.path = path
  }

  /// Forgets the item when something else decides where the content goes.
  func offsetDidChange(_ cause: ScrollCause, in host: Host) {
    guard goal != nil else { return }
    switch cause {
    case .animation, .adjustment: break
    // An assignment leaves an animated scroll on its way.
    case .contentOffset, .bounds: if !host.drive.isAnimating { goal = nil }
    default: goal = nil
    }
  }

  /// Compares the offset with the item's place. To be called at the end of a layout pass.
  ///
  /// - Returns: Whether the offset was corrected, so that another pass is needed.
  func correct(in host: Host) -> Bool {
    guard let goal, !host.isTracking else { return false }
    // A view that has no size yet gets there when it has one.
    guard host.bounds.width > 0, host.bounds.height > 0 else { return false }
    guard let target = host.scrollTarget(for: goal.path, at: goal.position) else {
      self.goal = nil
      return false
    }
    if goal.isAnimated {
      guard host.isScrollAnimating else {
        // Stopped on its way, it stays where it is.
        self.goal = nil
        return false
      }
      guard host.drive.animationArrived else {
        host.retargetAnimation(to: target)
        return false
      }
      self.goal?.isAnimated = false
    }
    if host.isLayoutInvalid {
      host.setNeedsLayout()
      return false
    }
    if target == host.contentOffset {
      self.goal?.isConfirmed = true
      if goal.isConfirmed || !Host.confirmsItemScroll { self.goal = nil } else { host.setNeedsLayout() }
      return false
    }
    guard goal.corrections < Self.mostCorrections else {
      self.goal = nil
      return false
    }
    self.goal?.corrections += 1
    self.goal?.isConfirmed = false
    host.moveOffset(to: target, cause: .adjustment)
    return true
  }
}
