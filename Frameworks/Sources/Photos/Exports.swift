// As on iOS, importing the module also imports the modules of images, sounds and positions that its types name.
@_exported import AVFoundation
@_exported import CoreLocation
@_exported import Foundation
@_exported import ImageIO
@_exported import UIKit
