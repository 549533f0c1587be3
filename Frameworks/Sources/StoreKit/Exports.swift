// As on iOS, importing the module also imports UIKit.
@_exported import UIKit
