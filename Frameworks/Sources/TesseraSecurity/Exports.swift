// As on iOS, importing the module also imports the names of Core Foundation.
@_exported import CoreGraphics
@_exported import Foundation
