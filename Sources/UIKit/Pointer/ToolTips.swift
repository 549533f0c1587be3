import CoreGraphics
import Foundation

/// Shows the tool tip of the view under the mouse. At most one tool tip is visible. A click, a key, a scroll or a
/// movement out of the view hides it.
@MainActor final class ToolTips {
  static var shared: ToolTips { ApplicationContext.object(.toolTips, ToolTips()) }

  /// The time, in seconds, for which the mouse must rest before a tool tip appears.
  static let delay: TimeInterval = 0.7
  /// The vertical distance from the pointer to the tool tip, in points.
  private static let pointerDistance: CGFloat = 20
  private static let margin: CGFloat = 4

  /// A view with a tool tip, or the part of a view to which a tool tip belongs.
  private struct Source {
    weak var view: UIView?
    let text: String
    let rect: CGRect
    static func haveSameSource(_ first: Source?, _ second: Source?) -> Bool {
      first?.view === second?.view && first?.text == second?.text && first?.rect == second?.rect
    }
  }

  private var source: Source?
  private var timer: Int?
  private var visibleToolTip: ToolTipView?
  /// Indicates whether a click or a key has hidden the tool tip. The tool tip remains hidden until the mouse moves to
  /// another source.
  private var isHiddenByInput = false

  /// Updates the tool tip after the mouse has moved over a view, or over no view if `hitView` is `nil`.
  func move(_ point: CGPoint, over hitView: UIView?, in window: UIWindow) {
    let currentSource = Self.find(at: point, from: hitView, in: window)
    if !Source.haveSameSource(source, currentSource) {
      clear()
      source = currentSource
      isHiddenByInput = false
    }
    guard source != nil, visibleToolTip == nil, !isHiddenByInput else { return }
    FrameTimers.cancel(timer)
    timer = FrameTimers.schedule(after: Self.delay) { [weak self, weak window] in
      if let self, let window { self.show(at: point, in: window) }
    }
  }

  /// Hides the tool tip and removes its source, because the mouse has left the window or the text has changed.
  func reset() {
    clear()
    source = nil
    isHiddenByInput = false
  }

  /// Hides the tool tip after a click or a key. The tool tip remains hidden until the mouse moves to another source.
  func hide() {
    guard source != nil || visibleToolTip != nil else { return }
    clear()
    isHiddenByInput = true
  }

  /// Hides the tool tip of a view. Call this method after the text of the tool tip has changed or was removed.
  func hideToolTip(of view: UIView) {
    if source?.view === view { reset() }
  }

  private func clear() {
    FrameTimers.cancel(timer)
    timer = nil
    visibleToolTip?.disappear()
    visibleToolTip = nil
  }

  /// Returns the innermost view, or part of a view, that has a tool tip at a point. Returns `nil` if there is none.
  private static func find(at point: CGPoint, from hitView: UIView?, in window: UIWindow) -> Source? {
    var ancestor = hitView
    while let view = ancestor {
      for case let interaction as UIToolTipInteraction in view.interactions {
        let location = view.convert(point, from: window)
        guard let configuration = interaction.configuration(at: location), !configuration.toolTip.isEmpty,
          configuration.sourceRect.isNull || configuration.sourceRect.contains(location)
        else { continue }
        return Source(view: view, text: configuration.toolTip, rect: configuration.sourceRect)
      }
      ancestor = view.superview
    }
    return nil
  }

  private func show(at point: CGPoint, in window: UIWindow) {
    guard let source, let view = source.view, view.window === window else { return reset() }
    let toolTipView = ToolTipView(source.text)
    let area = window.bounds.insetBy(dx: Self.margin, dy: Self.margin)
    let size = toolTipView.fittingSize(in: area.size)
    var frame = CGRect(origin: CGPoint(x: point.x, y: point.y + Self.pointerDistance), size: size)
    if frame.maxY > area.maxY { frame.origin.y = point.y - size.height - Self.margin }
    frame.origin.x = min(max(frame.minX, area.minX), area.maxX - size.width)
    frame.origin.y = min(max(frame.minY, area.minY), area.maxY - size.height)
    toolTipView.frame = CGRect(
      x: toolTipView.nearestPixel(frame.minX), y: toolTipView.nearestPixel(frame.minY), width: size.width,
      height: size.height)
    visibleToolTip = toolTipView
    window.addSubview(toolTipView)
    toolTipView.appear()
  }
}
