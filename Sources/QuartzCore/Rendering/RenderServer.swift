import CoreGraphics
import Foundation
import RuntimeInterface

/// An object that draws a layer tree to a surface.
///
/// A server belongs to one window, with one root layer and one surface, and contains the caches for it.
/// `Rendering.makeServer` creates a server. Before `render` is called, the layout, the drawing and the animations of
/// the tree must be up to date. The server reads `CALayer.withRenderValues`, `renderBacking`, `renderSublayers`,
/// `renderMask` and `renderChanges`, and clears `renderChanges`.
@MainActor
package protocol RenderServer: AnyObject {
  /// Updates the surface. The server detects moved and changed layers, copies moved pixels, composites the damaged area and presents
  /// it. Without changes, nothing is presented. Returns the amount of work that the frame required. `scale` is the number of device
  /// pixels per point of the root layer.
  @discardableResult
  func render(_ root: CALayer, scale: CGFloat, to surface: any HostSurface) -> RenderReport

  /// Reads the changes of layers without drawing them. The next `render` draws them. Without this method, layers that stay marked as
  /// changed would not request a frame when they change again.
  func update(_ root: CALayer)

  /// Discards the server's record of the surface's content, so that the next `render` draws the whole surface.
  func invalidate()

  /// A one-line description of the caches and the last frame, for debugging and benchmarks.
  var dump: String { get }
}

/// The amount of work that a frame required.
package struct RenderReport: Sendable {
  /// Indicates whether a frame was presented. The value is false if there were no changes.
  package var didPresent = false
  package var copiedPixelCount = 0
  package var compositedPixelCount = 0
  /// The number of pixels whose blurred backdrop was computed.
  package var blurredPixelCount = 0
  package var damage: [PixelRect] = []
  /// The number of elements in the display list.
  package var elementCount = 0

  package init() {}
}

/// A pool that retains objects until a scope ends, like an autorelease pool. A scope is the period between
/// `beginScope()` and the matching `endScope()`. Scopes can be nested.
@MainActor package protocol TurnScoping: Sendable {
  /// Begins a scope inside the current one. Objects that are added to the pool afterwards are released when the new
  /// scope ends.
  func beginScope()
  /// Ends the scope that was begun last, and releases the objects that were added to the pool since its beginning.
  func endScope()
}

/// A namespace for the functions that the compositor and UIKit provide to QuartzCore.
package enum Rendering {
  /// A closure that creates a render server for a window. The compositor sets this closure. The value is nil in a program without a
  /// compositor.
  nonisolated(unsafe) package static var makeServer: (@MainActor () -> any RenderServer)?
  /// A closure that starts an application, whose run loop produces frames. It is called if a frame is needed and no application
  /// is running.
  nonisolated(unsafe) package static var startFrames: (@MainActor () -> Void)?
  /// A closure that returns the pool of the objects that UIKit retains until the end of the current run loop iteration, such as removed
  /// views. UIKit sets this closure.
  nonisolated(unsafe) package static var turnPool: (@MainActor () -> any TurnScoping)?
  /// A closure that draws `layer` and its descendants (model or presentation values) into `target`.
  ///
  /// The pixel (0, 0) of `target` is at `origin` in the layer's own coordinates. Caches and change marks are not
  /// affected. `CALayer.render(in:)` and view snapshots use this closure.
  nonisolated(unsafe) package static var drawOffscreen:
    (@MainActor (_ layer: CALayer, _ target: PixelBuffer, _ origin: CGPoint, _ scale: CGFloat) -> Void)?
}
