import CoreGraphics
import Foundation

/// The way in which the pictures of tracks are combined. Pictures of movies are not decoded in Tessera, so it has no effect.
open class AVVideoComposition: NSObject, @unchecked Sendable {
  var storedFrameDuration = CMTime.zero
  var storedRenderSize = CGSize.zero
  var storedRenderScale: Float = 1
  var storedInstructions: [any AVVideoCompositionInstructionProtocol] = []

  /// Creates a composition without instructions.
  public override init() { super.init() }

  /// The time of a frame.
  open var frameDuration: CMTime { storedFrameDuration }
  /// The size of the result, in pixels.
  open var renderSize: CGSize { storedRenderSize }
  /// The scale of the result.
  open var renderScale: Float { storedRenderScale }
  /// The instructions, in the order of their times.
  open var instructions: [any AVVideoCompositionInstructionProtocol] { storedInstructions }
}

/// A composition that an application configures.
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
  open override var frameDuration: CMTime {
    get { storedFrameDuration }
    set { storedFrameDuration = newValue }
  }
  open override var renderSize: CGSize {
    get { storedRenderSize }
    set { storedRenderSize = newValue }
  }
  open override var renderScale: Float {
    get { storedRenderScale }
    set { storedRenderScale = newValue }
  }
  open override var instructions: [any AVVideoCompositionInstructionProtocol] {
    get { storedInstructions }
    set { storedInstructions = newValue }
  }
}

/// An instruction of a composition.
public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {
  /// The time for which the instruction applies.
  var timeRange: CMTimeRange { get }
}

/// An instruction of a composition: the color behind the pictures, and the layers.
open class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol,
  @unchecked Sendable
{
  var storedTimeRange = CMTimeRange.invalid
  var storedBackgroundColor: CGColor?
  var storedLayerInstructions: [AVVideoCompositionLayerInstruction] = []

  /// Creates an instruction without layers.
  public override init() { super.init() }

  /// The time for which the instruction applies.
  open var timeRange: CMTimeRange { storedTimeRange }
  /// The color behind the pictures, or nil for black.
  open var backgroundColor: CGColor? { storedBackgroundColor }
  /// The layers, with the first one on top.
  open var layerInstructions: [AVVideoCompositionLayerInstruction] { storedLayerInstructions }
}

/// An instruction that an application configures.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction, @unchecked Sendable {
  open override var timeRange: CMTimeRange {
    get { storedTimeRange }
    set { storedTimeRange = newValue }
  }
  open override var backgroundColor: CGColor? {
    get { storedBackgroundColor }
    set { storedBackgroundColor = newValue }
  }
  open override var layerInstructions: [AVVideoCompositionLayerInstruction] {
    get { storedLayerInstructions }
    set { storedLayerInstructions = newValue }
  }
}

/// The position and the opacity of a track's pictures.
open class AVVideoCompositionLayerInstruction: NSObject, @unchecked Sendable {
  /// The number of the track.
  open var trackID: CMPersistentTrackID { storedTrackID }
  var storedTrackID: CMPersistentTrackID = 0

  /// Creates an instruction for no track.
  public override init() { super.init() }
}

/// The position and the opacity of a track's pictures that an application configures.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction,
  @unchecked Sendable
{
  /// Creates an instruction.
  ///
  /// - Parameter track: The track.
  public convenience init(assetTrack track: AVAssetTrack) {
    self.init()
    storedTrackID = track.trackID
  }

  open override var trackID: CMPersistentTrackID {
    get { storedTrackID }
    set { storedTrackID = newValue }
  }
  /// Does nothing, because pictures are not decoded.
  ///
  /// - Parameters:
  ///   - transform: The position.
  ///   - time: The time from which it applies.
  open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
  /// Does nothing, because pictures are not decoded.
  ///
  /// - Parameters:
  ///   - opacity: The opacity, from 0 to 1.
  ///   - time: The time from which it applies.
  open func setOpacity(_ opacity: Float, at time: CMTime) {}
}
