import CoreGraphics
import Foundation

/// An object that ensures that a scroll ends exactly at an item, although the positions of self-sizing items are
/// estimates until they are shown.
///
/// The offset is compared with the item's position after each layout pass. A scroll without an animation is corrected
/// in the same pass. An animated scroll is redirected smoothly to the new position.
@MainActor
final class ItemScroll<Host: ItemScrollHost> {
  private struct ScrollTarget {
    /// The index path of the item to which the view scrolls. It is updated for changes of the data.
    var path: IndexPath
    let position: Host.ScrollPosition
    /// Indicates whether the scroll animation is still running.
    var isAnimated: Bool
    /// Indicates whether a layout pass has ended with the item at its position. A second pass must confirm the
    /// position, because views that were shown in the first pass may have changed their sizes.
    var isConfirmed = false
    /// The number of corrections that were made without an animation.
    var corrections = 0
  }

  /// The maximum number of corrections, for layouts whose sizes never become stable.
  static var maximumCorrections: Int { 16 }

  private var currentTarget: ScrollTarget?

  /// Indicates whether a scroll to an item is in progress.
  var isRunning: Bool { currentTarget != nil }

  /// Begins to track the item of a scroll. The method is called after the offset was set, with or without an animation.
  ///
  /// - Parameters:
  ///   - path: The index path of the item.
  ///   - position: The position of the item after scrolling.
  ///   - host: The view, which is laid out again.
  func begin(to path: IndexPath, at position: Host.ScrollPosition, in host: Host) {
    currentTarget = ScrollTarget(path: path, position: position, isAnimated: host.isScrollAnimating)
    host.setNeedsLayout()
  }

  /// Stops tracking the item. The scroll is no longer corrected.
  func cancel() { currentTarget = nil }

  /// Updates the index path of the item after an update, or stops tracking if it was deleted.
  func updatePaths(_ newPath: (IndexPath) -> IndexPath?) {
    guard let oldTarget = currentTarget else { return }
    currentTarget = nil
    guard let path = newPath(oldTarget.path) else { return }
    currentTarget = oldTarget
    currentTarget?.path = path
  }

  /// Stops tracking the item if other code has set the offset.
  func offsetDidChange(_ cause: ScrollCause, in host: Host) {
    guard currentTarget != nil else { return }
    switch cause {
    case .animation, .adjustment: break
    // Code that sets the offset does not stop an animated scroll.
    case .contentOffset, .bounds: if !host.scrollState.isAnimating { currentTarget = nil }
    default: currentTarget = nil
    }
  }

  /// Corrects the offset if the item is not at the scroll's final position. The method is called at the end of a layout
  /// pass.
  ///
  /// - Returns: `true` if the offset was corrected, so that another pass is necessary.
  func correct(in host: Host) -> Bool {
    guard let currentTarget, !host.isTracking else { return false }
    // If the view has no size yet, it scrolls when it has one.
    guard host.bounds.width > 0, host.bounds.height > 0 else { return false }
    guard let target = host.scrollTarget(for: currentTarget.path, at: currentTarget.position) else {
      self.currentTarget = nil
      return false
    }
    if currentTarget.isAnimated {
      guard host.isScrollAnimating else {
        // If the scroll was stopped, its offset is not corrected.
        self.currentTarget = nil
        return false
      }
      guard host.scrollState.hasAnimationArrived else {
        host.retargetAnimation(to: target)
        return false
      }
      self.currentTarget?.isAnimated = false
    }
    if host.isLayoutInvalid {
      host.setNeedsLayout()
      return false
    }
    if target == host.contentOffset {
      self.currentTarget?.isConfirmed = true
      if currentTarget.isConfirmed || !Host.confirmsItemScroll {
        self.currentTarget = nil
      } else {
        host.setNeedsLayout()
      }
      return false
    }
    guard currentTarget.corrections < Self.maximumCorrections else {
      self.currentTarget = nil
      return false
    }
    self.currentTarget?.corrections += 1
    self.currentTarget?.isConfirmed = false
    host.moveOffset(to: target, cause: .adjustment)
    return true
  }
}
