import UIKit
import XCTest

/// UIImage.h and UIColor.h mark no initializer as designated, so that subclasses call any of them with `super`.
@MainActor final class SubclassInitializerTests: XCTestCase {
  private final class Picture: UIImage, @unchecked Sendable {
    let name: String

    init(name: String, image: CGImage) {
      self.name = name
      super.init(cgImage: image, scale: 2, orientation: .right)
    }

    init?(name: String, data: Data) {
      self.name = name
      super.init(data: data)
    }

    required init(imageLiteralResourceName name: String) { fatalError("no image \(name)") }
    required init?(coder: NSCoder) { nil }
  }

  private final class Paint: UIColor, @unchecked Sendable {
    let name: String

    init(name: String) {
      self.name = name
      super.init(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    }

    required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) { fatalError("no literal") }
    required init?(coder: NSCoder) { nil }
  }

  func testImages() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    let bitmap = try XCTUnwrap(image.cgImage)
    let picture = Picture(name: "a", image: bitmap)
    XCTAssertEqual(picture.scale, 2)
    XCTAssertEqual(picture.size, CGSize(width: CGFloat(bitmap.height) / 2, height: CGFloat(bitmap.width) / 2))
    let data = try XCTUnwrap(image.pngData())
    XCTAssertEqual(Picture(name: "b", data: data)?.size, UIImage(data: data)?.size)
    XCTAssertNil(Picture(name: "c", data: Data([1, 2, 3])))
  }

  func testColors() {
    XCTAssertEqual(Paint(name: "blue").cgColor, UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1).cgColor)
  }

  func testTheTypesOfValues() {
    let appearance = UINavigationBarAppearance()
    let chevron: UIImage = appearance.backIndicatorImage
    XCTAssertGreaterThan(chevron.size.height, 0)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
    appearance.setBackIndicatorImage(image, transitionMaskImage: nil)
    XCTAssertTrue(appearance.backIndicatorImage === image)
    XCTAssertFalse(appearance.backIndicatorTransitionMaskImage === image)
    let type: Int.Type = UIFontDescriptor.Class.self
    XCTAssertTrue(type == Int.self)
  }
}
