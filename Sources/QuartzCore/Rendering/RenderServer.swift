import CoreGraphics
import Foundation
import RuntimeInterface

/// Turns a layer tree into pixels on a surface. One server serves one window (one root layer and one surface) for life
/// and keeps its caches; `Rendering.makeServer` makes one.
///
/// Before `render` is called the tree has been laid out and drawn and its animations sampled: the server reads
/// `CALayer.withRenderValues`, `renderBacking`, `renderSublayers`, `renderMask` and `renderChanges`, and empties the latter.
@MainActor
package protocol RenderServer: AnyObject {
  /// Brings the surface up to date with the tree: finds what moved and what changed, copies, composites the damage and
  /// presents. Does nothing when nothing changed. `scale` is device pixels a point of the root layer.
  @discardableResult
  func render(_ root: CALayer, scale: CGFloat, to surface: any HostSurface) -> RenderReport

  /// Forgets what the surface shows: the next `render` draws all of it.
  func invalidate()

  /// One line about caches and the last frame, for debugging and benchmarks.
  var dump: String { get }
}

/// What a frame did.
package struct RenderReport: Sendable {
  /// False when nothing had changed: nothing was presented.
  package var didPresent = false
  package var copiedPixels = 0
  package var compositedPixels = 0
  package var damage: [PixelRect] = []
  /// The display list's length.
  package var elements = 0

  package init() {}
}

/// A pool of objects that has scopes, as autorelease pools have.
@MainActor package protocol TurnScoping: Sendable {
  /// Begins a scope: what is kept from now on is released at its end.
  func beginScope()
  /// Ends the scope that was begun last.
  func endScope()
}

/// Where the compositor registers itself.
package enum Rendering {
  nonisolated(unsafe) package static var makeServer: (@MainActor () -> any RenderServer)?
  /// Called when a frame became necessary and no application makes frames: starts one that does.
  nonisolated(unsafe) package static var startFrames: (@MainActor () -> Void)?
  /// Returns what keeps objects until the turn of the run loop is over.
  nonisolated(unsafe) package static var turnPool: (@MainActor () -> any TurnScoping)?
  /// Draws `layer` and its subtree (model or presentation values) into `target`, whose pixel (0, 0) is `origin` of the
  /// layer's own coordinates, without touching caches or change flags: `CALayer.render(in:)`, view snapshots.
  nonisolated(unsafe) package static var drawOffscreen:
    (@MainActor (_ layer: CALayer, _ target: PixelBuffer, _ origin: CGPoint, _ scale: CGFloat) -> Void)?
}
