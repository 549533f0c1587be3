import Foundation

/// The volumes with which the sounds of a movie are mixed.
open class AVAudioMix: NSObject, @unchecked Sendable {}
