import CoreGraphics
import Foundation

/// The appearance of a drag preview.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {
  override func makeCopy() -> UIPreviewParameters { UIDragPreviewParameters() }
}
