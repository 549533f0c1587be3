import CoreGraphics
import Foundation

/// An object that specifies the position from which or to which a drag preview is animated.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}
