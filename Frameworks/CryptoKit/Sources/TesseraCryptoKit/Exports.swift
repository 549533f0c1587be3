// swift-crypto has the declarations of CryptoKit.
@_exported import Crypto
// As on iOS, importing the module also imports Foundation.
@_exported import Foundation
