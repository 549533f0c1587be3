// The keys of options. Keys that no function mentions have no effect, and are available for source compatibility.

/// The key for a Boolean value that determines whether a thumbnail is created if the file contains none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// The key for a Boolean value that determines whether a thumbnail is created even if the file contains one.
public let kCGImageSourceCreateThumbnailFromImageAlways = "kCGImageSourceCreateThumbnailFromImageAlways"
/// The key for the maximum length of a thumbnail's longer side in pixels. Without it, the thumbnail is as large as the image.
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize"
/// The key for a Boolean value that determines whether the orientation is applied to a thumbnail.
public let kCGImageSourceCreateThumbnailWithTransform = "kCGImageSourceCreateThumbnailWithTransform"
/// The key for a Boolean value that determines whether the source keeps a decoded image.
public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache"
/// The key for a Boolean value that asks for decoding at once. In Tessera, images are always decoded when they are created.
public let kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately"
/// The key for a Boolean value that allows floating-point pixels. In Tessera, images have 8 bits per component.
public let kCGImageSourceShouldAllowFloat = "kCGImageSourceShouldAllowFloat"
/// The key for the expected type of the file. In Tessera, the type is read from the data.
public let kCGImageSourceTypeIdentifierHint = "kCGImageSourceTypeIdentifierHint"
/// The key for a factor that reduces the size while decoding. It has no effect in Tessera.
public let kCGImageSourceSubsampleFactor = "kCGImageSourceSubsampleFactor"
/// The key for the quality of a JPEG file, from 0 (smallest file) to 1 (best quality).
public let kCGImageDestinationLossyCompressionQuality = "kCGImageDestinationLossyCompressionQuality"
/// The key for the color behind transparent pixels in a format without alpha. It has no effect in Tessera, which uses white.
public let kCGImageDestinationBackgroundColor = "kCGImageDestinationBackgroundColor"
/// The key for the maximum length of the longer side, to which an image is scaled down.
public let kCGImageDestinationImageMaxPixelSize = "kCGImageDestinationImageMaxPixelSize"
/// The key for a Boolean value that adds a thumbnail to a file. It has no effect in Tessera.
public let kCGImageDestinationEmbedThumbnail = "kCGImageDestinationEmbedThumbnail"
/// The key for a Boolean value that converts the colors to sRGB, which they always have in Tessera.
public let kCGImageDestinationOptimizeColorForSharing = "kCGImageDestinationOptimizeColorForSharing"
/// The key for the index of the first frame that an animation displays. The default is 0.
public let kCGImageAnimationStartIndex = "StartIndex"
/// The key for the time of all frames in seconds, instead of that in the file.
public let kCGImageAnimationDelayTime = "DelayTime"
/// The key for the number of times that an animation is repeated. Infinity repeats it forever.
public let kCGImageAnimationLoopCount = "LoopCount"
