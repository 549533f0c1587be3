import CoreGraphics
import Foundation

/// A font of the text engine at one size. The font is immutable, and can be used on any thread.
package final class TextFont: @unchecked Sendable {
  package let request: FontRequest
  package let metrics: FontMetrics
  package let familyName: String
  package let faceName: String
  package let postScriptName: String
  /// The text engine's own object for the font.
  package let handle: AnyObject
  /// The value of the text engine's `fontGeneration` when the font was created. If the current value is different, the
  /// same request may result in a different font.
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
