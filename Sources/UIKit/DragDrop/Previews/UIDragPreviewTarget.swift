import CoreGraphics
import Foundation

/// The position that a drag preview is animated from or to.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}
