import CoreGraphics
import Foundation

/// An object that ensures that a scroll ends exactly at an item, although the positions of self-sizing items are
/// estimates until they are shown.
///
/// The offset is compared with the item's position after each layout pass. A scroll without an animation is corrected
/// in the same pass. An animated scroll is redirected smoothly to the new position.
///
/// A layout can move its items with the offset. The scroll is corrected as long as that brings the item closer to its position, as
/// in a cover flow. If the item moves away at least as fast as the content is scrolled, no offset shows it at its position. The
/// scroll then ends at the offset that was calculated first, as in UIKit, which calculates only that one.
@MainActor
final class ItemScroll<Host: ItemScrollHost> {
  /// The offset of a layout pass, and the offset that would show the item at its position.
  struct Measurement {
    fileprivate let offset: CGPoint
    fileprivate let target: CGPoint
    private let visibleSize: CGSize
    private let inset: UIEdgeInsets
    private let invalidationCount: Int?

    /// Creates a measurement of the current pass of a view.
    @MainActor
    init(of host: Host, target: CGPoint) {
      offset = host.contentOffset
      self.target = target
      visibleSize = host.bounds.size
      inset = host.adjustedContentInset
      invalidationCount = host.invalidationCount
    }

    private var distance: CGFloat { hypot(target.x - offset.x, target.y - offset.y) }

    /// Returns whether the item has not come closer to its position since an earlier pass, although only the offset has changed.
    /// Returns `nil` if the offset has changed by less than a point, which is too little to tell.
    fileprivate func isAsFar(as earlier: Measurement) -> Bool? {
      guard let invalidationCount, invalidationCount == earlier.invalidationCount, inset == earlier.inset,
        visibleSize == earlier.visibleSize
      else { return false }
      guard hypot(offset.x - earlier.offset.x, offset.y - earlier.offset.y) >= 1 else { return nil }
      return distance > 0 && distance >= earlier.distance
    }
  }

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
    /// The last measurement that is compared with the next ones, or `nil` before the first pass.
    var measurement: Measurement?
    /// Indicates whether the item moves away with the offset, so that the scroll is not corrected any more.
    var isMovingAway = false
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
  ///   - start: The offset before the scroll and its target, or `nil` if items do not move with the offset.
  ///   - host: The view, which is laid out again.
  func begin(to path: IndexPath, at position: Host.ScrollPosition, from start: Measurement? = nil, in host: Host) {
    currentTarget = ScrollTarget(
      path: path, position: position, isAnimated: host.isScrollAnimating, measurement: start)
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
    currentTarget?.measurement = nil
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

  /// Returns the offset at which the scroll ends according to the current layout pass, or `nil` if that offset has not changed.
  ///
  /// - Parameter target: The offset that would now show the item at its position.
  private func correctedTarget(_ target: CGPoint, in host: Host) -> CGPoint? {
    guard let currentTarget, !currentTarget.isMovingAway else { return nil }
    let measurement = Measurement(of: host, target: target)
    guard let earlier = currentTarget.measurement else {
      self.currentTarget?.measurement = measurement
      return target
    }
    guard let isAsFar = measurement.isAsFar(as: earlier) else { return currentTarget.isAnimated ? nil : target }
    self.currentTarget?.isMovingAway = isAsFar
    if isAsFar { return earlier.target }
    self.currentTarget?.measurement = measurement
    return target
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
        if let finalOffset = correctedTarget(target, in: host) { host.retargetAnimation(to: finalOffset) }
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
    guard currentTarget.corrections < Self.maximumCorrections, correctedTarget(target, in: host) == target else {
      self.currentTarget = nil
      return false
    }
    self.currentTarget?.corrections += 1
    self.currentTarget?.isConfirmed = false
    host.moveOffset(to: target, cause: .adjustment)
    return true
  }
}
