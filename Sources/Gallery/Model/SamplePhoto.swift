import UIKit

/// A landscape that the Gallery draws in order to have content on a machine without photos.
///
/// The picture depends only on its scene and number. It is the same on every machine and at any size.
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

  /// The number that distinguishes pictures of the same scene. It determines all shapes and colors.
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

  /// The name to display. It consists of the scene and the number counted from 1, such as "Dunes 3".
  public var name: String { "\(scene.rawValue) \(number + 1)" }

  /// The size of the picture in pixels. Landscape, portrait and square formats alternate.
  public var size: CGSize {
    switch (number + scene.rawValue.utf8.count) % 4 {
    case 0: CGSize(width: 1200, height: 1600)
    case 1: CGSize(width: 1400, height: 1400)
    default: CGSize(width: 1600, height: 1067)
    }
  }

  /// Twelve albums of sample photos, as in the tutorial of the photo stacks.
  public static let albums: [Album] = (0..<12).map { index in
    let scene = Scene.allCases[index % Scene.allCases.count]
    let first = index / Scene.allCases.count * 8
    let count = 4 + (index * 5) % 7
    return Album(
      name: "Photo Album \(index + 1)",
      photos: (first..<first + count).map { Photo(source: .sample(SamplePhoto(scene: scene, number: $0))) })
  }

  /// Draws the picture. It can be called on any thread.
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

  /// Draws the picture at a reduced size.
  ///
  /// - Parameter side: The length of the shorter side in pixels.
  /// - Returns: The picture.
  public func thumbnail(side: CGFloat) -> UIImage {
    let scale = side / min(size.width, size.height)
    return image(pixelSize: CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded()))
  }
}
