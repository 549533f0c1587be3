// As on iOS, whoever imports the module sees UIKit.
@_exported import UIKit
