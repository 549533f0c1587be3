import CoreGraphics
import Foundation

/// Creates a source for data.
///
/// - Parameters:
///   - data: The contents of an image file.
///   - options: The hint `kCGImageSourceTypeIdentifierHint` is not needed, because the type is read from the data.
/// - Returns: The source, or nil if the data is empty. The source of other data has no images.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  data.isEmpty ? nil : CGImageSource(data)
}

/// Creates a source for a file.
///
/// - Parameters:
///   - url: The URL of the file.
///   - options: See `CGImageSourceCreateWithData`.
/// - Returns: The source, or nil if the file cannot be read, is empty, or is not a regular file of at most 1 GB.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard url.isFileURL, let data = CGDataProvider(url: url)?.data else { return nil }
  return CGImageSourceCreateWithData(data, options)
}

/// Creates a source for the bytes of a provider.
///
/// - Parameters:
///   - provider: The provider.
///   - options: See `CGImageSourceCreateWithData`.
/// - Returns: The source, or nil if there are no bytes.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource?
{
  provider.data.flatMap { CGImageSourceCreateWithData($0, options) }
}

/// Creates a source whose data arrives in parts. Call `CGImageSourceUpdateData` with all data that has arrived.
///
/// - Parameter options: See `CGImageSourceCreateWithData`.
/// - Returns: A source without images.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(Data(), isIncremental: true)
}

/// Replaces the data of an incremental source.
///
/// - Parameters:
///   - source: The source.
///   - data: All data that has arrived until now.
///   - final: `true` if no more data arrives.
public func CGImageSourceUpdateData(_ source: CGImageSource, _ data: CFData, _ final: Bool) {
  source.update(data, isFinal: final)
}

/// Replaces the data of an incremental source by the bytes of a provider.
///
/// - Parameters:
///   - source: The source.
///   - provider: A provider of all data that has arrived until now.
///   - final: `true` if no more data arrives.
public func CGImageSourceUpdateDataProvider(_ source: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
  source.update(provider.data ?? Data(), isFinal: final)
}

/// Returns the state of a source.
///
/// - Parameter source: The source.
/// - Returns: The state.
public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus { source.status }

/// Returns the state of an image of a source.
///
/// - Parameters:
///   - source: The source.
///   - index: The index of the image.
/// - Returns: The state.
public func CGImageSourceGetStatusAtIndex(_ source: CGImageSource, _ index: Int) -> CGImageSourceStatus {
  source.status(at: index)
}

/// Returns the type of the file of a source.
///
/// - Parameter source: The source.
/// - Returns: A uniform type identifier such as "public.jpeg", or nil if the data is not an image that can be read.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? { source.structure.type }

/// Returns the number of images of a source, without thumbnails.
///
/// - Parameter source: The source.
/// - Returns: The number of frames of an animation, which is at most 10,000; 1 for another image; 0 if there is none.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.structure.frames.count }

/// Returns the index of the image that represents the file.
///
/// - Parameter source: The source.
/// - Returns: 0.
public func CGImageSourceGetPrimaryImageIndex(_ source: CGImageSource) -> Int { 0 }

/// Decodes an image of a source. The orientation of the file is not applied. A frame of an animation is drawn above the frames
/// before it. Reading the frames in ascending order is fastest, because each frame needs those before it.
///
/// - Parameters:
///   - source: The source.
///   - index: The index of the image.
///   - options: With `kCGImageSourceShouldCache`, which is `true` if it is missing, the source keeps the decoded image.
/// - Returns: The image, or nil if it does not exist, is not complete or is damaged.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  source.image(at: index, keeps: CGImageSource.flag(options, kCGImageSourceShouldCache, true))
}

/// Creates a small version of an image. It is scaled down while it is decoded, if the format allows that.
///
/// - Parameters:
///   - source: The source.
///   - index: The index of the image.
///   - options: `kCGImageSourceThumbnailMaxPixelSize` limits the longer side.
///     `kCGImageSourceCreateThumbnailWithTransform` applies the orientation. Without
///     `kCGImageSourceCreateThumbnailFromImageAlways`, the thumbnail in the file is returned; if there is none,
///     `kCGImageSourceCreateThumbnailFromImageIfAbsent` creates it.
/// - Returns: The thumbnail, or nil if there is none or if the image cannot be decoded.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  source.thumbnail(at: index, options)
}

/// Returns the properties of a file.
///
/// - Parameters:
///   - source: The source.
///   - options: Not used.
/// - Returns: The size of the file in bytes and the properties of its animation, or nil if the source has no images.
public func CGImageSourceCopyProperties(_ source: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  source.structure.properties
}

/// Returns the properties of an image, without decoding it.
///
/// - Parameters:
///   - source: The source.
///   - index: The index of the image.
///   - options: Not used.
/// - Returns: The properties by keys such as `kCGImagePropertyPixelWidth`, or nil if there is no such image.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  source.structure.properties(ofFrame: index)
}

/// Removes the decoded images that a source keeps for an index. In Tessera, they are released with the source.
///
/// - Parameters:
///   - source: The source.
///   - index: The index of the image.
public func CGImageSourceRemoveCacheAtIndex(_ source: CGImageSource, _ index: Int) {}

/// Returns the types of files that sources can read.
///
/// - Returns: Uniform type identifiers. Those of AVIF, HEIF and JPEG XL need a loader on the computer.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
  [
    "public.jpeg", "public.png", "com.compuserve.gif", "org.webmproject.webp", "public.tiff", "public.avif",
    "public.heic", "public.heif", "public.jpeg-xl",
  ]
}
