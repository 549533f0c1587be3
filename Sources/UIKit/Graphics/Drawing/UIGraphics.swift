import Foundation

/// Returns the current graphics context of this thread. The current context is that of the view being drawn, or the context that was
/// pushed last. In a context of UIKit, coordinates are in points from the top left, with y pointing down.
///
/// - Returns: The context, or nil if nothing is being drawn.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.top?.context }

/// Makes a graphics context the current one of this thread, until `UIGraphicsPopContext()` is called.
///
/// - Parameter context: The graphics context.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContextStack.push(GraphicsContextStack.Entry(context: context))
}

/// Removes the current graphics context of this thread and restores the previous one.
public func UIGraphicsPopContext() { GraphicsContextStack.pop() }

/// Fills a rectangle of the current context with the fill color. The color replaces the existing content.
///
/// - Parameter rect: The rectangle, in points.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle of the current context with the fill color and a blend mode.
///
/// - Parameters:
///   - rect: The rectangle, in points.
///   - blendMode: The blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let savedMode = context.state.blendMode
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.setBlendMode(savedMode)
}

/// Draws a frame inside a rectangle. The frame is one point wide and has the fill color of the current context. The frame replaces the
/// existing content.
///
/// - Parameter rect: The rectangle, in points.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame inside a rectangle with a blend mode. The frame is one point wide and has the fill color of the
/// current context.
///
/// - Parameters:
///   - rect: The rectangle, in points.
///   - blendMode: The blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let box = rect.standardized
  let width = min(1, box.width)
  let height = min(1, box.height)
  let savedMode = context.state.blendMode
  context.setBlendMode(blendMode)
  context.fill([
    CGRect(x: box.minX, y: box.minY, width: box.width, height: height),
    CGRect(x: box.minX, y: box.maxY - height, width: box.width, height: height),
    CGRect(x: box.minX, y: box.minY, width: width, height: box.height),
    CGRect(x: box.maxX - width, y: box.minY, width: width, height: box.height),
  ])
  context.setBlendMode(savedMode)
}

/// Intersects the clipping region of the current context with a rectangle.
///
/// - Parameter rect: The rectangle, in points.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
