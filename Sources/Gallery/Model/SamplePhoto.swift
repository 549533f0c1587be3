import GalleryLibrary
import UIKit

/// A landscape that the Gallery draws in order to have content on a machine without photos.
///
/// The picture depends only on its scene and number. The picture is the same on every machine and at any size.
public struct SamplePhoto: Hashable, Sendable {
  /// The subjects of sample photos. The raw values are displayed as names.
  public enum Scene: String, CaseIterable, Sendable {
    /// Soft ridges of sand under a warm sky.
    case dunes = "Dunes"
    /// Jagged mountain ridges.
    case mountains = "Mountains"
    /// Waves up to the horizon.
    case ocean = "Ocean"
    /// Rows of fir trees.
    case forest = "Forest"
    /// Houses with lit windows.
    case city = "City"
    /// Stars above dark ridges.
    case night = "Night Sky"
  }

  /// The subject of the picture.
  public let scene: Scene

  /// The number that distinguishes pictures of the same scene. The number determines all shapes and colors.
  public let number: Int

  /// Creates a sample photo.
  ///
  /// - Parameters:
  ///   - scene: The subject of the picture.
  ///   - number: The number that distinguishes pictures of the same scene.
  public init(scene: Scene, number: Int) {
    self.scene = scene
    self.number = number
  }

  /// The name to display: the scene and the number counted from 1, such as "Dunes 3".
  public var name: String { "\(scene.rawValue) \(number + 1)" }

  /// The size of the picture in pixels. Landscape, portrait and square formats alternate.
  public var size: CGSize {
    switch (number + scene.rawValue.utf8.count) % 4 {
    case 0: CGSize(width: 1200, height: 1600)
    case 1: CGSize(width: 1400, height: 1400)
    default: CGSize(width: 1600, height: 1067)
    }
  }

  /// The day of the first sample file, in seconds since 1970 (13 April 2024 at noon, UTC).
  private static let firstTime: TimeInterval = 1_713_009_600
  /// The number of sample files of each scene.
  private static let filesPerScene = 12
  /// The time between two sample files in seconds: about twelve photos a month.
  private static let interval: TimeInterval = 61 * 3600

  /// The sample files: their paths in a folder, their pictures, and their modification times, which alternate
  /// between the scenes.
  package static var files: [(path: String, sample: SamplePhoto, modified: Date)] {
    let scenes = Scene.allCases
    return scenes.indices.flatMap { sceneIndex in
      (0..<filesPerScene).map { index in
        let sample = SamplePhoto(scene: scenes[sceneIndex], number: index)
        let time = firstTime + Double(index * scenes.count + sceneIndex) * interval
        return ("\(sample.scene.rawValue)/\(sample.name).jpg", sample, Date(timeIntervalSince1970: time))
      }
    }
  }

  /// Writes the sample files that are missing in a folder. The method blocks, so do not call it on the main thread.
  ///
  /// - Parameters:
  ///   - folder: The folder, which is created if it is missing.
  ///   - longerSide: The length of the longer side of the pictures in pixels.
  /// - Throws: An error of the file system.
  static func writeFiles(to folder: URL, longerSide: CGFloat = 1200) throws {
    let manager = FileManager.default
    for scene in Scene.allCases {
      try manager.createDirectory(
        at: folder.appendingPathComponent(scene.rawValue), withIntermediateDirectories: true)
    }
    let missing = files.filter { file in
      let state = RegularFile.State(FilePath(folder.appendingPathComponent(file.path)))
      return state.map { $0.modificationDate != file.modified } ?? true
    }
    let results = concurrentMap(missing) { path, sample, modified in
      Result {
        let scale = longerSide / max(sample.size.width, sample.size.height)
        let size = CGSize(width: (sample.size.width * scale).rounded(), height: (sample.size.height * scale).rounded())
        let file = folder.appendingPathComponent(path)
        try sample.image(pixelSize: size).jpegData(compressionQuality: 0.85)?.write(to: file)
        try FileManager.default.setAttributes([.modificationDate: modified], ofItemAtPath: file.path)
      }
    }
    for result in results { try result.get() }
  }

  /// Draws the picture. The method can be called on any thread.
  ///
  /// - Parameter pixelSize: The size of the image in pixels. The picture fills the image.
  /// - Returns: The picture.
  public func image(pixelSize: CGSize) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    return UIGraphicsImageRenderer(size: pixelSize, format: format).image { context in
      let painter = LandscapePainter(context: context.cgContext, size: pixelSize)
      painter.paint(self)
    }
  }
}
