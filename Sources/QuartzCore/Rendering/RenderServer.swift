import CoreGraphics
import Foundation
import RuntimeInterface

/// Draws a layer tree to a surface.
///
/// A server belongs to one window, with one root layer and one surface, and contains the caches for it.
/// `Rendering.makeServer` creates a server. Before `render` is called, the tree has to be laid out and drawn and its
/// animations sampled: the server reads `CALayer.withRenderValues`, `renderBacking`, `renderSublayers`, `renderMask`
/// and `renderChanges`, and clears `renderChanges`.
@MainActor
package protocol RenderServer: AnyObject {
  /// Updates the surface: detects moved and changed layers, copies moved pixels, composites the damaged area and
  /// presents it. Does nothing if there are no changes. `scale` is the number of device pixels per point of the root
  /// layer.
  @discardableResult
  func render(_ root: CALayer, scale: CGFloat, to surface: any HostSurface) -> RenderReport

  /// Discards the recorded content of the surface, so that the next `render` draws all of it.
  func invalidate()

  /// A description of the caches and the last frame in one line, for debugging and benchmarks.
  var dump: String { get }
}

/// The work that a frame required.
package struct RenderReport: Sendable {
  /// Indicates whether a frame was presented. It is false if nothing had changed.
  package var didPresent = false
  package var copiedPixels = 0
  package var compositedPixels = 0
  package var damage: [PixelRect] = []
  /// The number of elements in the display list.
  package var elements = 0

  package init() {}
}

/// A pool of objects with nested scopes, like an autorelease pool.
@MainActor package protocol TurnScoping: Sendable {
  /// Begins a scope. Objects that are added to the pool afterwards are released when the scope ends.
  func beginScope()
  /// Ends the innermost scope.
  func endScope()
}

/// The functions that the compositor and UIKit provide to this module.
package enum Rendering {
  /// Creates a render server for a window.
  nonisolated(unsafe) package static var makeServer: (@MainActor () -> any RenderServer)?
  /// Called when a frame is needed and there is no application that makes frames. Starts such an application.
  nonisolated(unsafe) package static var startFrames: (@MainActor () -> Void)?
  /// Returns the pool that retains objects until the end of the run loop's turn.
  nonisolated(unsafe) package static var turnPool: (@MainActor () -> any TurnScoping)?
  /// Draws `layer` and its descendants (model or presentation values) into `target`, whose pixel (0, 0) is at `origin`
  /// in the layer's own coordinates. Caches and change marks are not affected. Used by `CALayer.render(in:)` and view
  /// snapshots.
  nonisolated(unsafe) package static var drawOffscreen:
    (@MainActor (_ layer: CALayer, _ target: PixelBuffer, _ origin: CGPoint, _ scale: CGFloat) -> Void)?
}
