import UIKit

/// A landscape that the Gallery draws itself, so that it has something to show on a machine without photos.
///
/// The picture is a function of its numbers alone: the same on every machine, at any size.
public struct SamplePhoto: Hashable, Sendable {
  /// What a picture shows; the raw value is its name for people.
  public enum Scene: String, CaseIterable, Sendable {
    /// Soft ridges of sand under a warm sky.
    case dunes = "Dunes"
    /// Jagged ridges, one behind the other.
    case mountains = "Mountains"
    /// Waves to the horizon.
    case ocean = "Ocean"
    /// Rows of firs.
    case forest = "Forest"
    /// Houses with lit windows.
    case city = "City"
    /// Stars over dark ridges.
    case night = "Night Sky"
  }

  /// What the picture shows.
  public let scene: Scene

  /// Tells pictures of one scene apart: all shapes and colours are made from it.
  public let number: Int

  /// The picture of that scene and number.
  public init(scene: Scene, number: Int) {
    self.scene = scene
    self.number = number
  }

  /// The scene and the number counted from 1: "Dunes 3".
  public var name: String { "\(scene.rawValue) \(number + 1)" }

  /// Pixel size of the whole picture: landscape, portrait and square ones take turns.
  public var size: CGSize {
    switch (number + scene.rawValue.utf8.count) % 4 {
    case 0: CGSize(width: 1200, height: 1600)
    case 1: CGSize(width: 1400, height: 1400)
    default: CGSize(width: 1600, height: 1067)
    }
  }

  /// Twelve albums, as in the tutorial that the stacks come from.
  public static let albums: [Album] = (0..<12).map { index in
    let scene = Scene.allCases[index % Scene.allCases.count]
    let first = index / Scene.allCases.count * 8
    let count = 4 + (index * 5) % 7
    return Album(
      name: "Photo Album \(index + 1)",
      photos: (first..<first + count).map { Photo(source: .sample(SamplePhoto(scene: scene, number: $0))) })
  }

  /// The picture, filling `pixelSize` pixels. Callable on any thread.
  public func image(pixelSize: CGSize) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    return UIGraphicsImageRenderer(size: pixelSize, format: format).image { context in
      let painter = LandscapePainter(context: context.cgContext, size: pixelSize)
      painter.paint(self)
    }
  }

  /// The picture scaled so that its shorter side has at least `side` pixels.
  public func thumbnail(side: CGFloat) -> UIImage {
    let scale = side / min(size.width, size.height)
    return image(pixelSize: CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded()))
  }
}
