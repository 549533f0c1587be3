import CoreGraphics
import Foundation

/// The appearance of a drag preview: its background and visible path.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {
  override func makeCopy() -> UIPreviewParameters { UIDragPreviewParameters() }
}
