import CoreGraphics
import Foundation
import RuntimeInterface

/// Draws a layer tree to a surface.
///
/// A server belongs to one window (one root layer and one surface) and keeps its caches; `Rendering.makeServer` creates
/// one. Before `render` is called, the tree has to be laid out and drawn and its animations sampled: the server reads
/// `CALayer.withRenderValues`, `renderBacking`, `renderSublayers`, `renderMask` and `renderChanges`, and clears the
/// latter.
@MainActor
package protocol RenderServer: AnyObject {
  /// Updates the surface: finds what moved and changed, copies, composites the damaged area and presents it. Does
  /// nothing if nothing changed. `scale` is the number of device pixels per point of the root layer.
  @discardableResult
  func render(_ root: CALayer, scale: CGFloat, to surface: any HostSurface) -> RenderReport

  /// Discards the server's knowledge of the surface: the next `render` draws all of it.
  func invalidate()

  /// One line about the caches and the last frame, for debugging and benchmarks.
  var dump: String { get }
}

/// The work that a frame required.
package struct RenderReport: Sendable {
  /// Indicates whether a frame was presented. False if nothing had changed.
  package var didPresent = false
  package var copiedPixels = 0
  package var compositedPixels = 0
  package var damage: [PixelRect] = []
  /// The length of the display list.
  package var elements = 0

  package init() {}
}

/// A pool of objects with nested scopes, like an autorelease pool.
@MainActor package protocol TurnScoping: Sendable {
  /// Begins a scope. The objects that are added from now on are released at its end.
  func beginScope()
  /// Ends the scope that was begun last.
  func endScope()
}

/// The functions that the compositor and UIKit provide to this module.
package enum Rendering {
  /// Creates a render server for a window.
  nonisolated(unsafe) package static var makeServer: (@MainActor () -> any RenderServer)?
  /// Called when a frame is needed and no application makes frames. Starts one that does.
  nonisolated(unsafe) package static var startFrames: (@MainActor () -> Void)?
  /// Returns the pool that keeps objects until the end of the run loop's turn.
  nonisolated(unsafe) package static var turnPool: (@MainActor () -> any TurnScoping)?
  /// Draws `layer` and its descendants (model or presentation values) into `target`, whose pixel (0, 0) is at `origin`
  /// in the layer's own coordinates. Caches and change marks are not affected. Used by `CALayer.render(in:)` and view
  /// snapshots.
  nonisolated(unsafe) package static var drawOffscreen:
    (@MainActor (_ layer: CALayer, _ target: PixelBuffer, _ origin: CGPoint, _ scale: CGFloat) -> Void)?
}
