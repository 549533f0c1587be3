import CoreGraphics
import Foundation

/// The position from which or to which a drag preview is animated.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}
