import Foundation
import RuntimeInterface

/// The horizontal and the vertical scroll indicator of a scroll view.
///
/// Indicators are 3 points thick and 3 points from the edges, and hidden at rest (measured on iOS 26.1;
/// docs/measurements.md, 6.13).
@MainActor package final class ScrollIndicators {
  private unowned let scrollView: UIScrollView
  package let vertical = UIView(frame: .zero)
  package let horizontal = UIView(frame: .zero)

  /// The thickness of an indicator, in points.
  static let thickness: CGFloat = 3
  /// The thickness of an indicator under the pointer, in points. The larger thickness makes the indicator easy to grab.
  static let grabThickness: CGFloat = 7
  /// The distance from the edge of the scroll view within which the pointer activates an indicator, in points.
  static let hoverDistance: CGFloat = 14
  /// The distance of an indicator from the edges of the scroll view, in points.
  static let margin: CGFloat = 3
  /// The minimum length of an indicator while the content is beyond its edges, in points.
  static let minimumOverscrolledLength: CGFloat = 7
  /// The minimum length of an indicator while the content is within its edges, in points. This minimum keeps the indicators of
  /// long content visible.
  static let minimumLength: CGFloat = 36
  /// The time for which the indicators remain visible after a scroll, in seconds.
  static let visibleDuration: TimeInterval = 0.6
  /// The duration of the animation that fades the indicators out, in seconds.
  static let fadeDuration: TimeInterval = 0.25

  private var timer: Int?
  /// Indicates whether a flash has made the indicators visible, and no scroll since then.
  private var isFlashing = false
  /// The indicator that the pointer drags or is near to, or `nil` if there is none.
  private var activeBar: Bar?
  enum Bar { case vertical, horizontal }

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  /// Creates the indicators. The indicators are added to the scroll view later, when they are first visible in a window.
  func prepare() {
    for bar in [horizontal, vertical] {
      bar.isUserInteractionEnabled = false
      bar.alpha = 0
      bar.layer.cornerRadius = Self.thickness / 2
      // The indicators are in front of content that is added later.
      bar.layer.zPosition = 1000
    }
    updateColors()
  }

  /// Adds the visible indicators to the scroll view once it is in a window.
  ///
  /// A new scroll view has no subviews on iOS. Tests of applications rely on this when they count subviews.
  /// `setContentOffset(_:animated:)` adds an indicator to a view that shows only the vertical one
  /// (stackoverflow.com/questions/22318897). In a window, both indicators are behind the content that was added before,
  /// with alpha 0 (docs/measurements.md, 6.13).
  private func install() {
    guard scrollView.window != nil else { return }
    for bar in [horizontal, vertical] where !bar.isHidden && bar.superview !== scrollView { scrollView.addSubview(bar) }
  }

  /// Updates the colors after the indicator style has changed.
  func updateColors() {
    let color: UIColor
    switch scrollView.indicatorStyle {
    case .default: color = UIColor { $0.userInterfaceStyle == .dark ? Self.lightColor : Self.darkColor }
    case .black: color = Self.darkColor
    case .white: color = Self.lightColor
    }
    vertical.backgroundColor = color
    horizontal.backgroundColor = color
  }

  nonisolated private static let darkColor = UIColor(white: 0, alpha: 0.35)
  nonisolated private static let lightColor = UIColor(white: 1, alpha: 0.35)

  /// Updates the positions of the indicators after the offset has changed.
  func offsetDidChange() { update() }

  /// Updates the frames of the indicators, and hides those that the scroll view does not show.
  func update() {
    let view = scrollView
    if isFlashing { hideIndicatorsOfContentThatFits() }
    // Only the safe area's part of the inset is used, because `contentInset` counts as content.
    let adjustedInset = view.adjustedContentInset
    let contentInset = view.contentInset
    let safeArea = UIEdgeInsets(
      top: adjustedInset.top - contentInset.top, left: adjustedInset.left - contentInset.left,
      bottom: adjustedInset.bottom - contentInset.bottom,
      right: adjustedInset.right - contentInset.right)
    let inset = view.automaticallyAdjustsScrollIndicatorInsets ? safeArea : .zero
    vertical.isHidden = !view.showsVerticalScrollIndicator
    horizontal.isHidden = !view.showsHorizontalScrollIndicator
    install()
    if !vertical.isHidden {
      let extraInsets = view.verticalScrollIndicatorInsets
      let (start, length) = Self.barMetrics(
        visible: view.bounds.height - inset.top - inset.bottom - extraInsets.top - extraInsets.bottom,
        content: view.contentSize.height + view.contentInset.top + view.contentInset.bottom,
        offset: view.bounds.minY + view.adjustedContentInset.top,
        visibleContentLength: view.bounds.height - safeArea.top - safeArea.bottom)
      position(
        vertical,
        CGRect(
          x: isMirrored
            ? view.bounds.minX + Self.margin + extraInsets.left + inset.left
            : view.bounds.maxX - thickness(.vertical) - Self.margin - extraInsets.right - inset.right,
          y: view.bounds.minY + inset.top + extraInsets.top + start, width: thickness(.vertical), height: length))
    }
    if !horizontal.isHidden {
      let extraInsets = view.horizontalScrollIndicatorInsets
      let (start, length) = Self.barMetrics(
        visible: view.bounds.width - inset.left - inset.right - extraInsets.left - extraInsets.right,
        content: view.contentSize.width + view.contentInset.left + view.contentInset.right,
        offset: view.bounds.minX + view.adjustedContentInset.left,
        visibleContentLength: view.bounds.width - safeArea.left - safeArea.right)
      position(
        horizontal,
        CGRect(
          x: view.bounds.minX + inset.left + extraInsets.left + start,
          y: view.bounds.maxY - thickness(.horizontal) - Self.margin - extraInsets.bottom - inset.bottom, width: length,
          height: thickness(.horizontal)))
    }
  }

  /// Indicates whether the vertical indicator is at the left edge. This is the case in right-to-left layouts.
  ///
  /// UIKit's controls are flipped in these layouts (Apple, "Supporting Right-to-Left Languages"). Flutter's scroll bar
  /// is also at the left (flutter/flutter#11843).
  private var isMirrored: Bool { scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func thickness(_ bar: Bar) -> CGFloat { activeBar == bar ? Self.grabThickness : Self.thickness }

  private func position(_ bar: UIView, _ frame: CGRect) {
    guard bar.frame != frame else { return }
    let radius = min(frame.width, frame.height) / 2
    if bar.layer.cornerRadius != radius, radius >= Self.thickness / 2 { bar.layer.cornerRadius = radius }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    UIView.performWithoutAnimation { bar.frame = frame }
    CATransaction.commit()
  }

  /// Returns the position of an indicator from the start of its track, and the length of the indicator, in points.
  ///
  /// - Parameters:
  ///   - visible: The length of the track, including the margins.
  ///   - content: The length of the content.
  ///   - offset: The distance by which the content is scrolled from its beginning.
  ///   - visibleContentLength: The length of the visible part of the content.
  static func barMetrics(visible: CGFloat, content: CGFloat, offset: CGFloat, visibleContentLength: CGFloat) -> (
    CGFloat, CGFloat
  ) {
    let trackLength = max(0, visible - 2 * margin)
    guard trackLength > 0, content > 0, visibleContentLength > 0 else { return (margin, max(0, trackLength)) }
    let naturalLength = min(
      trackLength,
      max(min(minimumLength, trackLength), trackLength * visibleContentLength / max(content, visibleContentLength)))
    // Content that is shorter than the view also counts as scrolled beyond its end. The indicator is then shortened at
    // the end.
    let maximumOffset = content - visibleContentLength
    let overscroll = offset < min(0, maximumOffset) ? min(0, maximumOffset) - offset : max(0, offset - maximumOffset)
    let isBeyondStart = offset < 0 && offset < maximumOffset
    let length = overscroll > 0 ? max(minimumOverscrolledLength, naturalLength - overscroll) : naturalLength
    let scrollableLength = trackLength - length
    if overscroll > 0 { return (margin + (isBeyondStart ? 0 : scrollableLength), length) }
    let fraction = maximumOffset > 0 ? offset / maximumOffset : 0
    return (margin + scrollableLength * min(1, max(0, fraction)), length)
  }

  // MARK: Showing

  /// Makes the indicators of the axes on which the content can move visible, until a call of `motionEnded()`.
  func appear() {
    FrameTimers.cancel(timer)
    timer = nil
    FrameTasks.remove(self, "fade")
    isFlashing = false
    let view = scrollView
    update()
    if view.overflowsY || view.alwaysBounceVertical { vertical.alpha = 1 }
    if view.overflowsX || view.alwaysBounceHorizontal { horizontal.alpha = 1 }
  }

  /// Hides the indicators after a delay. The method is called when a scroll has ended.
  func motionEnded() {
    guard activeBar == nil, vertical.alpha > 0 || horizontal.alpha > 0 else { return }
    FrameTimers.cancel(timer)
    timer = FrameTimers.schedule(after: Self.visibleDuration) { [weak self] in self?.fadeOut() }
  }

  // MARK: The pointer

  /// Returns the indicator that the pointer can drag at a point of the view. The result is nil if the point is not near
  /// an edge with an indicator, or if the content is not larger than the view along the indicator's axis.
  func bar(near point: CGPoint) -> Bar? {
    let view = scrollView
    guard view.isScrollEnabled, view.bounds.contains(point) else { return nil }
    if view.overflowsY, !vertical.isHidden,
      isMirrored
        ? point.x <= vertical.frame.minX - Self.margin + Self.hoverDistance
        : point.x >= vertical.frame.maxX + Self.margin - Self.hoverDistance
    {
      return .vertical
    }
    if view.overflowsX, !horizontal.isHidden, point.y >= horizontal.frame.maxY + Self.margin - Self.hoverDistance {
      return .horizontal
    }
    return nil
  }

  /// Returns the visible indicator at the point where a mouse button is pressed, or `nil` if there is none.
  func visibleBar(at point: CGPoint) -> Bar? {
    switch bar(near: point) {
    case .vertical where vertical.alpha > 0 && point.y >= vertical.frame.minY && point.y <= vertical.frame.maxY:
      return .vertical
    case .horizontal where horizontal.alpha > 0 && point.x >= horizontal.frame.minX && point.x <= horizontal.frame.maxX:
      return .horizontal
    default: return nil
    }
  }

  /// Makes an indicator visible and thicker than usual while the pointer is near it. Pass `nil` to restore the usual
  /// thickness of both indicators.
  func setActiveBar(_ bar: Bar?) {
    guard bar != activeBar else { return }
    activeBar = bar
    if bar == nil {
      update()
      motionEnded()
    } else {
      appear()
    }
  }

  /// Returns the distance, in points, by which the content moves when the indicator is dragged by one point.
  func scrollRatio(of bar: Bar) -> CGFloat {
    let view = scrollView
    let isVertical = bar == .vertical
    let range = isVertical ? view.offsetRangeY : view.offsetRangeX
    let extraInsets = isVertical ? view.verticalScrollIndicatorInsets : view.horizontalScrollIndicatorInsets
    let frame = isVertical ? vertical.frame : horizontal.frame
    let inset = view.automaticallyAdjustsScrollIndicatorInsets ? view.adjustedContentInset : .zero
    let contentInset = view.automaticallyAdjustsScrollIndicatorInsets ? view.contentInset : .zero
    let track =
      isVertical
      ? view.bounds.height - inset.top - inset.bottom + contentInset.top + contentInset.bottom - extraInsets.top
        - extraInsets.bottom
      : view.bounds.width - inset.left - inset.right + contentInset.left + contentInset.right - extraInsets.left
        - extraInsets.right
    let scrollableLength = track - 2 * Self.margin - (isVertical ? frame.height : frame.width)
    return scrollableLength > 0 ? CGFloat(range.upperBound - range.lowerBound) / scrollableLength : 0
  }

  /// Makes the indicators visible for a short time.
  func flash() {
    appear()
    isFlashing = true
    hideIndicatorsOfContentThatFits()
    motionEnded()
  }

  /// Hides indicators during a flash. A drag shows the indicators of content that bounces, even if the content fits into
  /// the view. A flash shows only the indicators of the axes along which the content is larger than the view, and ends
  /// when the content has become smaller.
  private func hideIndicatorsOfContentThatFits() {
    UIView.performWithoutAnimation {
      if !scrollView.overflowsY { vertical.alpha = 0 }
      if !scrollView.overflowsX { horizontal.alpha = 0 }
    }
  }

  private func fadeOut() {
    timer = nil
    let start = FrameClock.now
    FrameTasks.add(self, "fade") { [weak self] time in
      guard let self else { return false }
      let remainingFraction = CGFloat(max(0, 1 - (time - start) / Self.fadeDuration))
      UIView.performWithoutAnimation {
        if self.vertical.alpha > remainingFraction { self.vertical.alpha = remainingFraction }
        if self.horizontal.alpha > remainingFraction { self.horizontal.alpha = remainingFraction }
      }
      return remainingFraction > 0
    }
  }
}
