// As on iOS, whoever imports the module sees Foundation.
@_exported import Foundation
