// As on iOS, importing the module also imports Foundation.
@_exported import Foundation
