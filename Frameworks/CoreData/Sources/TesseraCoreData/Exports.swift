// On iOS, Core Data exports both.
@_exported import Dispatch
@_exported import Foundation
