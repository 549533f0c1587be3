// As on iOS, importing the module also imports Foundation, Core Graphics and ImageIO.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import ImageIO
