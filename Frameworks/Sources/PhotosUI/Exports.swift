// The photo picker is a part of the module UIKit, whose lists it is made of.
@_exported import UIKit
