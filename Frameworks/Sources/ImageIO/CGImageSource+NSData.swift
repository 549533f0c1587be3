import CoreGraphics
import Foundation

// On iOS, NSData is interchangeable with CFData, so programs pass either.

/// Creates a source of the images in data.
///
/// - Parameters:
///   - data: The bytes of a file.
///   - options: The options, as for the function that takes `CFData`.
/// - Returns: The source, or `nil` if the data is empty.
public func CGImageSourceCreateWithData(_ data: NSData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSourceCreateWithData(data as Data, options)
}

/// Gives an incremental source all the data that arrived until now.
///
/// - Parameters:
///   - source: The source.
///   - data: The bytes from the start of the file.
///   - final: A Boolean value that determines whether the data is complete.
public func CGImageSourceUpdateData(_ source: CGImageSource, _ data: NSData, _ final: Bool) {
  CGImageSourceUpdateData(source, data as Data, final)
}
