import CoreGraphics
import Foundation

/// A font of the text engine, at one size. Immutable; used from every thread.
package final class TextFont: @unchecked Sendable {
  package let request: FontRequest
  package let metrics: FontMetrics
  package let familyName: String
  package let faceName: String
  package let postScriptName: String
  /// The engine's own.
  package let handle: AnyObject
  /// The engine's `fontGeneration` when it was made.
  package let generation: Int

  package init(
    request: FontRequest, metrics: FontMetrics, familyName: String, faceName: String, postScriptName: String,
    handle: AnyObject, generation: Int = 0
  ) {
    self.request = request
    self.metrics = metrics
    self.familyName = familyName
    self.faceName = faceName
    self.postScriptName = postScriptName
    self.handle = handle
    self.generation = generation
  }
}
