import AssetFiles
import AuditModel
import LayoutFiles

extension LayoutInput {
  /// Adds the device families that projects state to the Info.plist files and pictures of their targets.
  mutating func addFamilies(of facts: ProjectFacts) {
    // The file of a built app has its families.
    for index in layouts.manifests.indices where !layouts.manifests[index].isBuilt {
      layouts.manifests[index].targetFamilies = facts.families(ofInfoPlist: layouts.manifests[index].location.file)
    }
    for index in images.sets.indices {
      images.sets[index].families = facts.families(ofAppsWith: images.sets[index].location.file)
    }
  }
}
