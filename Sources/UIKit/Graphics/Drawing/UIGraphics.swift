import Foundation

/// The context that UIKit draws into now on this thread: that of the view being drawn, or the one pushed last. Its space is
/// points from the top left, y down. nil when nothing is being drawn.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.top?.context }

/// Makes `context` the current one of this thread, until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContextStack.push(GraphicsContextStack.Entry(context: context))
}

/// Makes the context from before the last push the current one.
public func UIGraphicsPopContext() { GraphicsContextStack.pop() }

/// Fills a rectangle in the current fill colour, covering what is there.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle in the current fill colour.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let kept = context.state.blendMode
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.setBlendMode(kept)
}

/// Draws a frame one point wide just inside a rectangle in the current fill colour, covering what is there.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame one point wide just inside a rectangle in the current fill colour.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let box = rect.standardized
  let width = min(1, box.width)
  let height = min(1, box.height)
  let kept = context.state.blendMode
  context.setBlendMode(blendMode)
  context.fill([
    CGRect(x: box.minX, y: box.minY, width: box.width, height: height),
    CGRect(x: box.minX, y: box.maxY - height, width: box.width, height: height),
    CGRect(x: box.minX, y: box.minY, width: width, height: box.height),
    CGRect(x: box.maxX - width, y: box.minY, width: width, height: box.height),
  ])
  context.setBlendMode(kept)
}

/// Lets what is drawn from here on only touch `rect`, too.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
