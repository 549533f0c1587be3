import Foundation
import UIKit
import UITestInterface

/// An object of which a picture can be taken.
public protocol XCUIScreenshotProviding {
  /// Returns a picture.
  ///
  /// - Returns: The picture, which is empty if the application does not run.
  func screenshot() -> XCUIScreenshot
}

/// A picture of the screen or of an element.
open class XCUIScreenshot: NSObject, @unchecked Sendable {
  /// The picture as a PNG file.
  public let pngRepresentation: Data
  private let scale: Double

  init(data: Data, scale: Double) {
    pngRepresentation = data
    self.scale = scale
  }

  /// The picture.
  open var image: UIImage { UIImage(data: pngRepresentation, scale: CGFloat(scale)) ?? UIImage() }
}

/// The screen of the device.
open class XCUIScreen: NSObject, XCUIScreenshotProviding, @unchecked Sendable {
  /// The only screen.
  public static let main = XCUIScreen()
  /// All screens.
  public static var screens: [XCUIScreen] { [main] }

  /// Returns a picture of the screen.
  ///
  /// - Returns: The picture of the target application, which is empty if the application does not run.
  open func screenshot() -> XCUIScreenshot { XCUIApplication().screenshot() }
}
