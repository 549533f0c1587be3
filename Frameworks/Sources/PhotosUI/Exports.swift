// As on iOS, importing the module also imports Photos. The photo picker is a part of the module UIKit, whose lists it is made of.
@_exported import Photos
@_exported import UIKit
