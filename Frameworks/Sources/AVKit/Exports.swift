// As on iOS, importing the module also imports AVFoundation and UIKit.
@_exported import AVFoundation
@_exported import UIKit
